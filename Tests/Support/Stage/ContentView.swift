import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view with an intrinsic content size, or with text of a given area.
package final class ContentView: UIView {
  package var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The area of the text in square points; nil for content that does not wrap.
  package var area: CGFloat? {
    didSet { invalidateIntrinsicContentSize() }
  }
  package var baseline: CGFloat?
  package var layouts = 0

  package init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  package required init?(coder: NSCoder) { return nil }

  package override var intrinsicContentSize: CGSize { content }
  package override var hasWidthDependentHeight: Bool { area != nil }
  package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    area.map { CGSize(width: width, height: max(content.height, $0 / width)) }
  }
  package override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? { baseline }
  package override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? { baseline.map { size.height - $0 } }
  package override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

extension UIView {
  /// A root view of constraints with the given size.
  package static func root(_ width: CGFloat, _ height: CGFloat) -> ContentView {
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return view
  }
}

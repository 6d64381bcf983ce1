import Foundation
import RenderTree

@testable import UIKitCore

/// A view whose content asks for a size; as text, for so many square points.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The area of the text; nil for content that does not flow.
  var area: CGFloat? {
    didSet { invalidateIntrinsicContentSize() }
  }
  var baseline: CGFloat?
  var layouts = 0

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { content }
  override var hasWidthDependentHeight: Bool { area != nil }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    area.map { CGSize(width: width, height: max(content.height, $0 / width)) }
  }
  override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? { baseline }
  override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? { baseline.map { size.height - $0 } }
  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

extension UIView {
  /// A root of constraints of that size, laid out.
  static func root(_ width: CGFloat, _ height: CGFloat) -> ContentView {
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return view
  }
}

/// The warnings that code gives.
@MainActor
func warnings(_ body: () -> Void) -> [String] { loggedMessages(.warning, while: body) }

import Foundation

/// A layout guide that has the frame of a subview, which is set without constraints.
@MainActor
final class SubviewFrameGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private var frame: CGRect

  /// Adds a guide with the current frame of a subview.
  init(in view: UIView, following subview: UIView) {
    frame = subview.frame
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY)
    width = guide.widthAnchor.constraint(equalToConstant: frame.width)
    height = guide.heightAnchor.constraint(equalToConstant: frame.height)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  /// Moves the guide to the current frame of the subview.
  func follow(_ subview: UIView?) {
    guard let subview, subview.frame != frame else { return }
    frame = subview.frame
    left.constant = frame.minX
    top.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}

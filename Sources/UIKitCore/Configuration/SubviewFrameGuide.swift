import Foundation

/// A layout guide that has the frame of a subview, which is set without constraints. Created on first use.
@MainActor
final class SubviewFrameGuide {
  private var made: UILayoutGuide?
  private var left: NSLayoutConstraint?
  private var top: NSLayoutConstraint?
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private var frame = CGRect.zero

  func guide(in view: UIView) -> UILayoutGuide {
    if let made { return made }
    let guide = UILayoutGuide()
    made = guide
    view.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
      guide.widthAnchor.constraint(equalToConstant: frame.width),
      guide.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    (left, top, width, height) = (constraints[0], constraints[1], constraints[2], constraints[3])
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  /// Moves the guide to the current frame of the subview.
  func follow(_ subview: UIView?) {
    guard let subview, subview.frame != frame else { return }
    frame = subview.frame
    left?.constant = frame.minX
    top?.constant = frame.minY
    width?.constant = frame.width
    height?.constant = frame.height
  }
}

import Foundation

/// The size that the constraints inside a controller's view determine, which its parent follows.
struct FollowedFittingSize {
  /// The size that was last reported; nil before the first report.
  fileprivate var reported: CGSize?
  /// True if the size may have changed since.
  fileprivate var isStale = false
}

extension UIViewController {
  /// Notes that the size may have changed. It is measured after the next layout of the view.
  final func fittingSizeMayHaveChanged() {
    guard let parent, parent.followsFittingSizes, let view = viewIfLoaded, view.usesAutoresizingMask else { return }
    fittingSize.isStale = true
    view.setNeedsLayout()
  }

  /// Notifies the parent if the size changed. Called after a layout of the view.
  final func reportFittingSizeIfNeeded() {
    guard fittingSize.isStale, let view = viewIfLoaded else { return }
    fittingSize.isStale = false
    guard let parent, view.hasFittingSize else { return }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size != fittingSize.reported else { return }
    fittingSize.reported = size
    parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}

import Foundation
import PergolaDiagnostics

/// The content configuration of a cell or a header and its content view, which is kept as long as it supports the
/// configuration.
///
/// A class, because a content view may set another configuration of its cell while it is created, changed or removed.
@_spi(Toolkit) @preconcurrency @MainActor
public final class ContentConfigurationHost {
  /// A host without a content view.
  public init() {}

  /// The view of the configuration; nil if there is no configuration.
  public private(set) var contentView: (any UIView & UIContentView)?

  /// The configuration; nil if there is none.
  public private(set) var configuration: (any UIContentConfiguration)?

  /// The number of replacements of the configuration.
  private var revision = 0

  /// Replaces the configuration.
  ///
  /// |                 | new is nil | new is supported            | new is not supported                     |
  /// | :-------------- | :--------- | :-------------------------- | :--------------------------------------- |
  /// | no content view | no change  | creates a view              | creates a view                           |
  /// | a content view  | removes it | sets its configuration      | replaces the view and logs a warning     |
  ///
  /// If app code that this calls replaces the configuration again, the last configuration stays.
  ///
  /// - Parameters:
  ///   - container: the view to whose edges the content view is pinned.
  ///   - owner: the cell, for the warning.
  public func replace(with new: (any UIContentConfiguration)?, in container: UIView, of owner: UIView) {
    let old = configuration
    configuration = new
    revision += 1
    let revision = revision
    guard let new else { return removeContentView() }
    if let contentView {
      if contentView.supports(new) {
        contentView.configuration = new
        return
      }
      warn(owner: owner, old: old, new: new)
      removeContentView()
      guard revision == self.revision else { return }
    }
    let made = new.makeContentView()
    guard revision == self.revision else { return }
    contentView = made
    made.frame = container.bounds
    made.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(made)
    guard contentView === made else { return }
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      made.topAnchor.constraint(equalTo: container.topAnchor),
      made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  private func removeContentView() {
    let removed = contentView
    contentView = nil
    removed?.removeFromSuperview()
  }

  /// The size of the content view at a width; nil without a content view.
  public func sizeFitting(width: CGFloat) -> CGSize? {
    guard let contentView else { return nil }
    return contentView.intrinsicContentSize(forWidth: width)
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  private func warn(owner: UIView, old: (any UIContentConfiguration)?, new: any UIContentConfiguration) {
    let existing = old.map { String(describing: type(of: $0)) } ?? "none"
    Log.warning(
      """
      Warning: You are setting a new content configuration to a cell that has an existing content configuration, but \
      the existing content view does not support the new configuration. This means the existing content view must be \
      replaced with a new content view created from the new configuration, instead of updating the existing content \
      view directly, which is expensive. Use separate registrations or reuse identifiers for different types of cells \
      to avoid this. Cell: \(owner); Existing content configuration: \(existing); New content configuration: \
      \(type(of: new))
      """)
  }
}

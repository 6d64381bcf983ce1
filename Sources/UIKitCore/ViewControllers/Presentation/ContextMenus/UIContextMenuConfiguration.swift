import Foundation

/// Returns the controller whose view is displayed as the preview of a context menu; nil for no preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns the menu for the suggested actions, of which there are none here; nil for no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; a unique one by default.
  ///   - previewProvider: Returns the controller of the preview, when the menu opens.
  ///   - actionProvider: Returns the menu, when it opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier of the configuration.
  public final let identifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?
}

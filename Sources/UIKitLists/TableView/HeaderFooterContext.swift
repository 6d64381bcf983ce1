import Foundation
@_spi(Toolkit) import UIKitCore

/// The role of a section header or footer, and the style of its table. They determine its default appearance.
struct HeaderFooterContext: Equatable {
  var role = UITableView.HeaderFooterRole.header
  var style = UITableView.Style.plain

  /// The default content configuration, without content.
  @MainActor var contentConfiguration: UIListContentConfiguration {
    listRole.contentConfiguration(in: style.appearance)
  }

  /// The default background configuration.
  @MainActor var backgroundConfiguration: UIBackgroundConfiguration {
    listRole.backgroundConfiguration(in: style.appearance)
  }

  private var listRole: ListElement.Role { role == .header ? .header : .footer }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// What a view at the edge of a section is: what its looks follow from.
struct HeaderPlace: Equatable {
  var role = UITableView.EdgeRole.header
  var style = UITableView.Style.plain

  /// What content looks like there, without any yet.
  @MainActor var contentConfiguration: UIListContentConfiguration {
    listRole.contentConfiguration(in: style.appearance)
  }

  /// What lies behind it where the app says nothing.
  @MainActor var backgroundConfiguration: UIBackgroundConfiguration {
    listRole.backgroundConfiguration(in: style.appearance)
  }

  private var listRole: ListElement.Role { role == .header ? .header : .footer }
}

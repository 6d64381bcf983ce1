import Foundation

/// What a view at the edge of a section is: what its looks follow from.
struct HeaderPlace: Equatable {
  var role = UITableView.EdgeRole.header
  var style = UITableView.Style.plain

  /// What content looks like there, without any yet.
  @MainActor var contentConfiguration: UIListContentConfiguration {
    switch (role, style) {
    case (.header, .plain): .plainHeader()
    case (.footer, .plain): .plainFooter()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    }
  }

  /// What lies behind it where the app says nothing.
  @MainActor var backgroundConfiguration: UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}

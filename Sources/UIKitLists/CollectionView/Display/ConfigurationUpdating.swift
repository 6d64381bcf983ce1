import Foundation
@_spi(Toolkit) import UIKitCore

/// A cell, header or footer whose configurations follow its state.
///
/// An update is scheduled by a change of the state, and performed once, at the next layout or measurement.
@MainActor protocol ConfigurationUpdating: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var scheduledUpdate: ScheduledConfigurationUpdate { get set }

  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }

  var configurationState: ConfigurationState { get }
  func updateConfiguration(using state: ConfigurationState)
}

/// The scheduled configuration update of a cell, header or footer.
struct ScheduledConfigurationUpdate {
  /// True until the update is performed. A new view needs one.
  fileprivate var isNeeded = true
  /// The traits of the last update.
  fileprivate(set) var traits: UITraitCollection?
}

extension ConfigurationUpdating {
  /// Schedules one update for the next layout.
  func scheduleConfigurationUpdate() {
    scheduledUpdate.isNeeded = true
    setNeedsLayout()
  }

  /// Performs a scheduled update.
  ///
  /// - Parameter handler: calls the app's `configurationUpdateHandler`, after `updateConfiguration(using:)`.
  func performScheduledUpdate(handler: (ConfigurationState) -> Void) {
    guard scheduledUpdate.isNeeded else { return }
    scheduledUpdate.isNeeded = false
    let state = configurationState
    scheduledUpdate.traits = state.traitCollection
    updateConfiguration(using: state)
    handler(state)
  }

  /// Updates the content configuration for a state, unless the app turned automatic updates off.
  func updateContentConfiguration(for state: ConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// Updates the background configuration for a state, unless the app turned automatic updates off.
  func updateBackgroundConfiguration(for state: ConfigurationState) {
    guard automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration else { return }
    self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
  }
}

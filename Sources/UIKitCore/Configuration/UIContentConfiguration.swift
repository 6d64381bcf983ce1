import Foundation

/// The content and appearance of a view, as a value that creates and updates its content view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Creates a content view for the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration updated for a state. Values that the app has set do not change.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns true if the view can display a configuration. By default it must have the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true if a configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

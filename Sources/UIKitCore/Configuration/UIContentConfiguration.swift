import Foundation

/// What a view shows and how, as a value: the view that shows it is made from it and brought up to date by it.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView

  /// This, as it is to look in a state. What the app itself has set stays.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// What is shown. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; by default, whether it is of the type that is shown now.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that is shown now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

import Foundation
import PergolaTesting
import UIKitCore

extension Example {
  /// Shows the app, uses it, and checks that the app is whole: its frame equals one that is drawn again by all views,
  /// and its scene, window and controllers are gone after the driver.
  ///
  /// - Parameter body: The use.
  /// - Throws: `MonkeyFailure`.
  @MainActor
  public func use(
    textEngine: Driver.TextEngine = .monospace, idiom: Driver.Idiom = .phone,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, _ body: (Driver) async throws -> Void
  ) async throws {
    let remains = try await show(textEngine: textEngine, idiom: idiom, layoutDirection: layoutDirection, body)
    try await remains.check()
  }

  /// Shows the app and uses it. The driver has gone on return.
  @MainActor
  private func show(
    textEngine: Driver.TextEngine, idiom: Driver.Idiom, layoutDirection: UIUserInterfaceLayoutDirection,
    _ body: (Driver) async throws -> Void
  ) async throws -> Remains {
    let driver = launch(textEngine, idiom, layoutDirection)
    try await body(driver)
    try await driver.settleAndCheck()
    return Remains(of: driver)
  }
}

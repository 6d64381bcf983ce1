import Foundation
import Testing
import UIKitCore

/// Compares a screen with its references in every combination of sizes, appearances and sizes of text.
///
/// ```swift
/// try await assertSnapshots(driver, as: .png, appearances: [.light, .dark], contentSizes: [.large, .accessibilityLarge])
/// ```
///
/// The screen is settled after each change, and at the end is as it was before. A reference's name has what was chosen
/// in it, such as `opens.390x844.dark.accessibilityLarge.png`; for what is left out the driver's own is taken, and not
/// named.
///
/// - Parameters:
///   - snapshot: `.text`, `.frames` or `.png`.
///   - sizes: of the window, in points.
///   - contentSizes: the person's preferred sizes of text.
///   - name: tells several snapshots of one test apart.
/// - Throws: what the file system says; outside of Swift Testing also `DriverError.snapshotDiffers`, for the first that
///   does.
@MainActor
public func assertSnapshots(
  _ driver: Driver,
  as snapshot: Snapshot,
  sizes: [CGSize] = [],
  appearances: [Driver.Appearance] = [],
  contentSizes: [UIContentSizeCategory] = [],
  named name: String? = nil,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let variants = SnapshotVariant.all(sizes: sizes, appearances: appearances, contentSizes: contentSizes)
  let before = driver.connection.scene.configuration
  defer { driver.connection.scene.configure { $0 = before } }
  for variant in variants {
    driver.connection.scene.configure { variant.apply(to: &$0) }
    await driver.settle()
    let names = [name].compactMap { $0 } + variant.names
    try assertSnapshot(
      driver, as: snapshot, named: names.isEmpty ? nil : names.joined(separator: "."), filePath: filePath,
      function: function, sourceLocation: sourceLocation)
  }
}

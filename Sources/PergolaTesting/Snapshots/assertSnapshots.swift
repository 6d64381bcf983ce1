import Foundation
import Testing
import UIKitCore

/// Compares a screen with its references in every combination of sizes, appearances and text sizes.
///
/// ```swift
/// try await assertSnapshots(driver, as: .png, appearances: [.light, .dark], contentSizes: [.large, .accessibilityLarge])
/// ```
///
/// The screen settles after each change, and has its original environment at the end. A reference's name contains the
/// chosen values, such as `opens.390x844.dark.accessibilityLarge.png`; values that are not chosen are the driver's own
/// and not in the name.
///
/// - Parameters:
///   - snapshot: `.text`, `.frames` or `.png`.
///   - sizes: The window's sizes, in points.
///   - contentSizes: The user's preferred text sizes.
///   - name: Distinguishes several snapshots of one test.
///   - recording: The references that are recorded; nil for those of the trait around the test, or of the environment.
/// - Throws: Errors of the file system; outside of Swift Testing also `DriverError.snapshotDiffers`, for the first
///   difference.
@preconcurrency @MainActor
public func assertSnapshots(
  _ driver: Driver,
  as snapshot: Snapshot,
  sizes: [CGSize] = [],
  appearances: [Driver.Appearance] = [],
  contentSizes: [UIContentSizeCategory] = [],
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
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
      driver, as: snapshot, named: names.isEmpty ? nil : names.joined(separator: "."), record: recording,
      filePath: filePath, function: function, sourceLocation: sourceLocation)
  }
}

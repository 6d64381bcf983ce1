import Foundation

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A metrics source with scripted answers that counts the requests for item sizes.
@MainActor final class ScriptedMetrics: FlowLayoutMetrics {
  var size: ((IndexPath) -> CGSize?)?
  var insets: [Int: UIEdgeInsets] = [:]
  var headers: [Int: CGSize] = [:]
  private(set) var questions = 0

  func itemSize(at path: IndexPath) -> CGSize? {
    questions += 1
    return size?(path)
  }
  func inset(ofSection section: Int) -> UIEdgeInsets? { insets[section] }
  func lineSpacing(inSection section: Int) -> CGFloat? { nil }
  func itemSpacing(inSection section: Int) -> CGFloat? { nil }
  func headerSize(inSection section: Int) -> CGSize? { headers[section] }
  func footerSize(inSection section: Int) -> CGSize? { nil }
}

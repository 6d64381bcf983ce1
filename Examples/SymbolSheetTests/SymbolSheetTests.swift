import Foundation
import PergolaSymbols
import PergolaTesting
import Testing
import UIKit

@testable import SymbolSheetScreens

@MainActor @Suite struct SymbolSheetTests {
  private func sheet(height: CGFloat) async -> Driver {
    let driver = Driver(
      showing: SymbolSheetViewController(sheet: .everything), size: CGSize(width: 1_000, height: height))
    await driver.settle()
    return driver
  }

  @Test("the sheet shows every symbol with its name")
  func everything() async {
    let names = Sheet.everything.sections.flatMap(\.entries).map(\.symbol)
    #expect(Set(names).isSuperset(of: SymbolCatalogue.namesByTopic.flatMap(\.names)))
    #expect(names.allSatisfy { UIImage(systemName: $0) != nil })
    let driver = await sheet(height: 20_000)
    let labels = Set(driver.labels.map { $0.replacingOccurrences(of: "\u{200B}", with: "") })
    for name in SymbolCatalogue.namesByTopic.flatMap(\.names) { #expect(labels.contains(name), "\(name)") }
  }

  @Test("the documentation's picture has the height of the whole sheet")
  func picture() async throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/make-screens")
    let text = try String(contentsOf: script, encoding: .utf8)
    let height = try #require(try /--size 1000x(\d+)/.firstMatch(in: text).flatMap { Int($0.1) })
    let controller = SymbolSheetViewController(sheet: .everything)
    let driver = Driver(showing: controller, size: CGSize(width: 1_000, height: 600))
    await driver.settle()
    let collectionView = try #require(controller.view.subviews.first as? UICollectionView)
    #expect(collectionView.contentSize.height == CGFloat(height))
  }

  #if Image
    @Test("the screen matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(
        showing: SymbolSheetViewController(sheet: .everything), size: CGSize(width: 800, height: 560),
        textEngine: .system)
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("the sheet scrolls through all topics")
  func scrolling() async throws {
    let driver = await sheet(height: 600)
    #expect(driver.contains("Weights"))
    #expect(!driver.contains("Things"))
    await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
    #expect(driver.contains("Things"))
    #expect(!driver.contains("Weights"))
  }
}

import Expectations
import Foundation
import PergolaTesting
import RenderTree
import Testing
import UIKit
@_spi(Toolkit) import UIKitCore

@testable import MailScreens

@MainActor @Suite("Mail with a keyboard in a terminal")
struct MailKeyboardTests {
  private func terminal(_ columns: Int, _ rows: Int, idiom: SceneConfiguration.Idiom) -> SceneConfiguration {
    let cell = MonospaceTextEngine.cell
    return SceneConfiguration(
      size: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height), scale: 1,
      textEngine: MonospaceTextEngine(), pointGrid: cell, idiom: idiom, time: .stepped)
  }

  @Test(
    "the focus begins at the inbox in the list of mailboxes, not at the header above it",
    arguments: [Driver.Key.down, .up, .tab])
  func narrow(key: Driver.Key) async throws {
    try await expectInbox(after: key, in: terminal(80, 24, idiom: .phone))
  }

  @Test("in a wide terminal, which shows the messages beside them, the focus begins at the mailboxes as well")
  func wide() async throws { try await expectInbox(after: .down, in: terminal(140, 40, idiom: .pad)) }

  private func expectInbox(after key: Driver.Key, in configuration: SceneConfiguration) async throws {
    let mail = MailSplitViewController(store: MailStore())
    let driver = Driver(showing: mail, configuration: configuration)
    await driver.settle()
    #expect(driver.contains("Inbox"))
    await driver.press(key)
    await driver.settle()
    let list = try #require(mail.mailboxes.view as? UICollectionView)
    let focused = driver.window.windowScene?.focusEngine.focusedView
    let cell = try #require(focused as? UICollectionViewCell)
    expectEqual(list.indexPath(for: cell), IndexPath(item: 1, section: 0))
  }
}

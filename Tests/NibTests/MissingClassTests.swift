import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// The report of classes that a file names and the program does not have.
@MainActor @Suite("Missing classes of nibs")
struct MissingClassTests {
  private static let scenes = [
    """
    <viewController customClass="GoneController" customModule="Garden" id="a"><view key="view" id="v"><subviews>
    <view customClass="GoneView" id="b"/>
    <view customClass="GoneView" id="c"/>
    <view customClass="StarView" customModule="NibTests" id="d"/></subviews></view></viewController>
    """
  ]

  @Test("a storyboard's missing classes are named in one message when it is read, with their lines")
  func storyboards() throws {
    var messages: [String] = []
    try messages = warningsOfStoryboard(Self.scenes[0])
    let message = try #require(
      messages.first { $0.contains("Main.storyboard names 2 classes that the program does not have:") })
    #expect(message.contains("  Garden.GoneController, line 4\n"))
    #expect(message.contains("  GoneView, lines 5, 6\n"))
    #expect(!message.contains("StarView"))
    expectEqual(messages.count, 1)
  }

  private func warningsOfStoryboard(_ scene: String) throws -> [String] {
    var made: Result<UIStoryboard, any Error>?
    let messages = warnings { made = Result { try storyboard(scene) } }
    _ = try made?.get()
    return messages
  }

  @Test("a nib's missing owner and views are named when it is read")
  func nibs() {
    let messages = warnings {
      _ = UINib(
        data: Fixture.nib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="o" customClass="GoneOwner"/>
          <view customClass="GoneView" id="b"/>
          """), bundle: Fixture.bundle
      ).instantiate(withOwner: nil)
    }
    let message = messages.first { $0.contains("names 2 classes that the program does not have:") }
    #expect(message?.contains("GoneOwner") == true)
    #expect(message?.contains("GoneView") == true)
  }

  @Test("a file whose classes exist is read without a message")
  func nothing() {
    let messages = warnings {
      _ = objects(
        "<view customClass=\"StarView\" customModule=\"NibTests\" id=\"b\"/><view customClass=\"UILabel\" id=\"c\"/>")
    }
    #expect(!messages.contains { $0.contains("does not have") })
  }

  @Test("an outlet of an object without its class says so before the exception")
  func outlet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = objects(
          """
          <view customClass="GoneView" id="a"><connections><outlet property="label" destination="b" id="1"/></connections>
            <subviews><label id="b"/></subviews></view>
          """)
      }
    }
    let words = words(of: result)
    #expect(words.contains("names a class that the program does not have:\n  GoneView, line "))
    #expect(
      words.contains("the outlet label of a UIView ends the program: the program does not have the class GoneView"))
    #expect(words.contains("this class is not key value coding-compliant for the key label."))
  }
}

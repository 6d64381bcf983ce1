import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Redaction")
struct RedactionTests {
  private struct Content: View {
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "name")
        Text(verbatim: "number").privacySensitive()
        Text(verbatim: "title").unredacted()
        Image(systemName: "star").resizable().frame(width: 20, height: 20)
      }
    }
  }

  private struct Loading: View {
    @ObservedObject var model: Model
    var reason = RedactionReasons.placeholder

    var body: some View { Content().redacted(reason: model.isOn ? reason : []) }
  }

  @Test("placeholders are blocks of the size of texts and images, and say nothing")
  func placeholder() async throws {
    let model = Model()
    let showing = await Showing(Loading(model: model))
    let driver = showing.driver
    expectEqual(driver.labels, ["name", "number", "title"])
    let frames = showing.views(UILabel.self).map(\.frame)
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["title"])
    #expect(!driver.contains(.role(.image, "star")))
    let labels = showing.views(UILabel.self)
    expectEqual(labels.map(\.frame), frames)
    expectEqual(labels.map { $0.backgroundColor != nil }, [true, true, false])
    #expect(showing.views(UIImageView.self).first?.backgroundColor != nil)
    model.isOn = false
    await driver.settle()
    expectEqual(driver.labels, ["name", "number", "title"])
    #expect(labels.allSatisfy { $0.backgroundColor == nil })
  }

  @Test("for privacy only views that are private are blocks")
  func privacy() async {
    let model = Model()
    let driver = await show(Loading(model: model, reason: .privacy))
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["name", "title"])
  }

  private struct Reading: View {
    let log: Model
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      let _ = log.note("\(reasons.rawValue)")
      Text(verbatim: "a")
    }
  }

  @Test("views read the reasons of all views around, and an old value is no block")
  func reasons() async {
    let log = Model()
    let driver = await show(Reading(log: log).redacted(reason: .invalidated).redacted(reason: .privacy))
    expectEqual(log.entries, ["6"])
    #expect(driver.contains("a"))
  }
}

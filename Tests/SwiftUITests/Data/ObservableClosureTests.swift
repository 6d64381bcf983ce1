import Expectations
import Observation
import PergolaTesting
import SwiftUI
import Testing

/// Closures of the app that are called outside of a body, and what they read of observable objects.
@MainActor @Suite("Observable objects that closures read")
struct ObservableClosureTests {
  @Observable final class Settings {
    var name = "first"
    var other = "other"
    var isOn = false
  }

  private let settings = Settings()
  private let evaluations = Evaluations()

  /// Changes the name, and expects what follows it, once, and nothing else.
  private func expectFollowing(
    _ driver: Driver, counts: [String: Int], after: [String: Int], _ location: SourceLocation = #_sourceLocation
  ) async {
    #expect(evaluations.counts == counts, sourceLocation: location)
    #expect(driver.contains("first"), sourceLocation: location)
    settings.name = "second"
    await driver.settle()
    #expect(driver.contains("second"), sourceLocation: location)
    #expect(!driver.contains("first"), sourceLocation: location)
    #expect(evaluations.counts == after, sourceLocation: location)
    // A further change is followed as the first one.
    settings.name = "third"
    await driver.settle()
    #expect(driver.contains("third"), sourceLocation: location)
  }

  private struct Counted<Content: View>: View {
    let name: String
    let evaluations: Evaluations
    @ViewBuilder let content: () -> Content

    var body: some View {
      let _ = evaluations.note(name)
      content()
    }
  }

  private struct Label: View {
    let name: String
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("label")
      Text(verbatim: name)
    }
  }

  // MARK: Rows

  @Test("the closure of a ForEach in a stack: its views are updated, and the body around it is not")
  func rowsOfStack() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        ForEach(0..<2, id: \.self) { [settings, evaluations] row in
          Label(name: row == 0 ? settings.name : "row \(row)", evaluations: evaluations)
        }
      })
    await expectFollowing(driver, counts: ["body": 1, "label": 2], after: ["body": 1, "label": 3])
  }

  @Test("the closure of the rows of a list: the changed row is updated, and the body around the list is not")
  func rowsOfList() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        List(0..<3, id: \.self) { [settings, evaluations] row in
          Label(name: row == 0 ? settings.name : "row \(row)", evaluations: evaluations)
        }
      })
    await expectFollowing(driver, counts: ["body": 1, "label": 3], after: ["body": 1, "label": 4])
  }

  @Test("the closure of the rows of a lazy stack: the changed row is updated, and the body around it is not")
  func rowsOfLazyStack() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { [settings, evaluations] row in
              Label(name: row == 0 ? settings.name : "row \(row)", evaluations: evaluations)
            }
          }
        }
      })
    await expectFollowing(driver, counts: ["body": 1, "label": 3], after: ["body": 1, "label": 4])
  }

  @Test("a row whose own body reads an object is updated alone, without the closure that made it")
  func bodyOfRow() async {
    let driver = await show(
      ForEach(0..<2, id: \.self) { [settings, evaluations] row in
        let _ = evaluations.note("closure")
        Counted(name: "row \(row)", evaluations: evaluations) {
          Text(verbatim: row == 0 ? settings.name : settings.other)
        }
      })
    await expectFollowing(
      driver, counts: ["closure": 2, "row 0": 1, "row 1": 1], after: ["closure": 2, "row 0": 2, "row 1": 1])
  }

  // MARK: Layout

  @Test("the content of a GeometryReader, which the layout makes: it is updated, and the body around it is not")
  func geometry() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        GeometryReader { [settings, evaluations] _ in
          let _ = evaluations.note("content")
          Text(verbatim: settings.name)
        }
      })
    await expectFollowing(driver, counts: ["body": 1, "content": 1], after: ["body": 1, "content": 2])
  }

  @Test("the content of a ScrollViewReader: it is updated, and the body around it is not")
  func scrollViewReader() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        ScrollViewReader { [settings, evaluations] _ in
          let _ = evaluations.note("content")
          Text(verbatim: settings.name)
        }
      })
    await expectFollowing(driver, counts: ["body": 1, "content": 1], after: ["body": 1, "content": 2])
  }

  @Test("a closure that gives the position of a guide: the view moves")
  func alignmentGuide() async throws {
    let showing = await Showing(
      Counted(name: "body", evaluations: evaluations) {
        ZStack(alignment: .topLeading) {
          Color.clear
          Text(verbatim: "a").alignmentGuide(.leading) { [settings] _ in settings.isOn ? -40 : 0 }
        }
      })
    let label = try #require(showing.views(UILabel.self).first)
    let before = label.convert(label.bounds, to: nil).minX
    settings.isOn = true
    await showing.driver.settle()
    expectEqual(label.convert(label.bounds, to: nil).minX, before + 40)
    settings.isOn = false
    await showing.driver.settle()
    expectEqual(label.convert(label.bounds, to: nil).minX, before)
    expectEqual(evaluations.counts, ["body": 1])
  }

  // MARK: Values

  private struct Limits: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: limit.map { "\($0)" } ?? "none") }
  }

  @Test("a closure that changes the environment: the views that read the value are updated, and no body around it")
  func environment() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        Limits().transformEnvironment(\.lineLimit) { [settings] in $0 = settings.isOn ? 2 : 1 }
      })
    expectEqual(driver.labels, ["1"])
    settings.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["2"])
    settings.isOn = false
    await driver.settle()
    expectEqual(driver.labels, ["1"])
    expectEqual(evaluations.counts, ["body": 1])
  }

  private struct Unread: View {
    let isOn: Binding<Bool>
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("body")
      Toggle("switch", isOn: isOn)
    }
  }

  @Test("the getter of a binding that a body passes on: the control is updated, and the body is not")
  func bindingOfControl() async throws {
    let binding = Binding(get: { [settings] in settings.isOn }, set: { [settings] in settings.isOn = $0 })
    let showing = await Showing(Unread(isOn: binding, evaluations: evaluations))
    let control = try #require(showing.views(UISwitch.self).first)
    settings.isOn = true
    await showing.driver.settle()
    #expect(control.isOn)
    settings.isOn = false
    await showing.driver.settle()
    #expect(!control.isOn)
    expectEqual(evaluations.counts, ["body": 1])
  }

  @Test("the getter of a binding that a body reads: the body is evaluated once for each change")
  func bindingOfBody() async {
    let binding = Binding(get: { [settings] in settings.name }, set: { [settings] in settings.name = $0 })
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) { Text(verbatim: binding.wrappedValue) })
    await expectFollowing(driver, counts: ["body": 1], after: ["body": 2])
  }

  private struct Query: DynamicProperty {
    let settings: Settings
    private(set) var name = ""
    init(settings: Settings) { self.settings = settings }
    mutating func update() { name = settings.name }
  }

  private struct Querying: View {
    var query: Query
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("body")
      Text(verbatim: query.name)
    }
  }

  @Test("the update of an app's own dynamic property: the body is evaluated")
  func dynamicProperty() async {
    let driver = await show(Querying(query: Query(settings: settings), evaluations: evaluations))
    await expectFollowing(driver, counts: ["body": 1], after: ["body": 2])
  }

  // MARK: Pages and styles

  private struct Presenting: View {
    let settings: Settings
    let evaluations: Evaluations
    @State var isPresented = true

    var body: some View {
      let _ = evaluations.note("body")
      Text(verbatim: "below").sheet(isPresented: $isPresented) { Text(verbatim: settings.name) }
    }
  }

  @Test("the content of a sheet: it is updated, and the presenting body is not")
  func sheet() async {
    let driver = await show(Presenting(settings: settings, evaluations: evaluations))
    await expectFollowing(driver, counts: ["body": 1], after: ["body": 1])
  }

  private struct Stack: View {
    let settings: Settings
    let evaluations: Evaluations
    @State var path = [1]

    var body: some View {
      let _ = evaluations.note("body")
      NavigationStack(path: $path) {
        Text(verbatim: "root").navigationDestination(for: Int.self) { _ in Text(verbatim: settings.name) }
      }
    }
  }

  @Test("the destination of a value: its page is updated, and the body of the stack is not")
  func destination() async {
    let driver = await show(Stack(settings: settings, evaluations: evaluations))
    await expectFollowing(driver, counts: ["body": 1], after: ["body": 1])
  }

  private struct NamingStyle: ToggleStyle {
    let settings: Settings
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: settings.name) }
  }

  @Test("the body of a style: the control is updated, and the body around it is not")
  func style() async {
    let driver = await show(
      Counted(name: "body", evaluations: evaluations) {
        Toggle("switch", isOn: .constant(true)).toggleStyle(NamingStyle(settings: settings))
      })
    await expectFollowing(driver, counts: ["body": 1], after: ["body": 1])
  }

  private struct Naming: ViewModifier {
    let settings: Settings
    let evaluations: Evaluations

    func body(content: Content) -> some View {
      let _ = evaluations.note("modifier")
      VStack {
        content
        Text(verbatim: settings.name)
      }
    }
  }

  @Test("the body of a modifier: it is evaluated, and its content is not")
  func modifier() async {
    let driver = await show(
      Counted(name: "content", evaluations: evaluations) { Text(verbatim: "content") }
        .modifier(Naming(settings: settings, evaluations: evaluations)))
    await expectFollowing(driver, counts: ["content": 1, "modifier": 1], after: ["content": 1, "modifier": 2])
  }

  // MARK: The end of following

  private struct Choosing: View {
    let settings: Settings
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("body")
      Text(verbatim: settings.isOn ? "constant" : settings.name)
    }
  }

  @Test("a property that a body reads no longer is not followed")
  func noLongerRead() async {
    let driver = await show(Choosing(settings: settings, evaluations: evaluations))
    settings.isOn = true
    await driver.settle()
    expectEqual(evaluations.counts, ["body": 2])
    settings.name = "second"
    await driver.settle()
    expectEqual(evaluations.counts, ["body": 2])
    settings.isOn = false
    await driver.settle()
    expectEqual(driver.labels, ["second"])
    expectEqual(evaluations.counts, ["body": 3])
  }

  @Test("a change on another thread is followed")
  func otherThread() async {
    nonisolated(unsafe) let settings = settings
    let driver = await show(Choosing(settings: settings, evaluations: evaluations))
    await Task.detached { settings.name = "second" }.value
    await driver.settle()
    expectEqual(driver.labels, ["second"])
  }

  private struct Rereading: View {
    @ObservedObject var model: Model
    let settings: Settings
    var body: some View { Text(verbatim: "\(model.number) \(settings.name)") }
  }

  @Test("a body that is evaluated many times for other reasons is marked once for a change of what it read")
  func manyEvaluations() async {
    let model = Model()
    let driver = await show(
      Rereading(model: model, settings: settings).background { Choosing(settings: settings, evaluations: evaluations) })
    for number in 1...20 {
      model.number = number
      await driver.settle()
    }
    settings.name = "second"
    await driver.settle()
    #expect(driver.contains("20 second"))
    expectEqual(evaluations.counts, ["body": 2])
  }
}

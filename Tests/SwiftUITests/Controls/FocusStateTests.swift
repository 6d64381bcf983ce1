import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Focus")
struct FocusStateTests {
  private enum Field: Hashable { case name, place }

  @MainActor private final class Handle {
    var focus: (Field?) -> Void = { _ in }
    var seen: Field?
    var setShown: (Bool) -> Void = { _ in }
  }

  /// Two fields of one state, the second of which may appear later.
  private struct Form: View {
    let handle: Handle
    @State var showsPlace = true
    @State private var name = ""
    @State private var place = ""
    @FocusState private var focus: Field?

    var body: some View {
      let _ = handle.focus = { focus = $0 }
      let _ = handle.seen = focus
      let _ =
        handle.setShown = {
          showsPlace = $0
          focus = .place
        }
      VStack {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .place }
        if showsPlace { TextField("Place", text: $place).focused($focus, equals: .place) }
      }
    }
  }

  private func field(_ placeholder: String, _ showing: Showing<some View>) throws -> UITextField {
    try #require(showing.views(UITextField.self).first { $0.placeholder == placeholder })
  }

  @Test("no field has the focus at first")
  func start() async throws {
    let handle = Handle()
    let showing = await Showing(Form(handle: handle))
    #expect(handle.seen == nil)
    #expect(try !field("Name", showing).isFirstResponder)
  }

  @Test("the state moves the focus, and nil takes it away")
  func state() async throws {
    let handle = Handle()
    let showing = await Showing(Form(handle: handle))
    handle.focus(.place)
    await showing.driver.settle()
    #expect(try field("Place", showing).isFirstResponder)
    handle.focus(.name)
    await showing.driver.settle()
    #expect(try field("Name", showing).isFirstResponder)
    expectEqual(handle.seen, .name)
    handle.focus(nil)
    await showing.driver.settle()
    #expect(try !field("Name", showing).isFirstResponder)
    #expect(handle.seen == nil)
  }

  @Test("a tap on a field writes the state")
  func tap() async throws {
    let handle = Handle()
    let showing = await Showing(Form(handle: handle))
    try await showing.driver.type("A", into: "Name")
    await showing.driver.settle()
    expectEqual(handle.seen, .name)
    try await showing.driver.type("B", into: "Place")
    await showing.driver.settle()
    expectEqual(handle.seen, .place)
  }

  @Test("submitting one field moves the focus to the next")
  func submit() async throws {
    let handle = Handle()
    let showing = await Showing(Form(handle: handle))
    try await showing.driver.type("A", into: "Name")
    await showing.driver.press(.enter)
    await showing.driver.settle()
    #expect(try field("Place", showing).isFirstResponder)
    expectEqual(handle.seen, .place)
    await showing.driver.press(.enter)
    await showing.driver.settle()
    #expect(handle.seen == nil)
  }

  @Test("a field that appears with its value in the state has the focus")
  func later() async throws {
    let handle = Handle()
    let showing = await Showing(Form(handle: handle, showsPlace: false))
    handle.setShown(true)
    await showing.driver.settle()
    #expect(try field("Place", showing).isFirstResponder)
    expectEqual(handle.seen, .place)
  }

  private struct Single: View {
    let setter: Setter
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      let _ = setter.set = { isFocused = $0 }
      TextField("Name", text: $text).focused($isFocused)
      Text(verbatim: isFocused ? "focused" : "free")
    }
  }

  @Test("a Boolean state follows one field, and false takes the focus away")
  func boolean() async throws {
    let setter = Setter()
    let showing = await Showing(VStack { Single(setter: setter) })
    #expect(showing.driver.contains("free"))
    setter.set(true)
    await showing.driver.settle()
    #expect(try field("Name", showing).isFirstResponder)
    #expect(showing.driver.contains("focused"))
    setter.set(false)
    await showing.driver.settle()
    #expect(try !field("Name", showing).isFirstResponder)
    #expect(showing.driver.contains("free"))
  }

  @MainActor private final class Setter {
    var set: (Bool) -> Void = { _ in }
  }

  @Test("a disabled field cannot have the focus, and the state says so")
  func disabled() async throws {
    let setter = Setter()
    let showing = await Showing(VStack { Single(setter: setter) }.disabled(true))
    setter.set(true)
    await showing.driver.settle()
    #expect(try !field("Name", showing).isFirstResponder)
    #expect(showing.driver.contains("free"))
  }
}

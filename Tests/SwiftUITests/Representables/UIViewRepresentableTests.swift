import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Views of UIKit in SwiftUI")
struct UIViewRepresentableTests {
  @MainActor final class Log { var entries: [String] = [] }

  private struct Field: UIViewRepresentable {
    let text: String
    let log: Log

    final class Coordinator {
      let log: Log
      init(log: Log) { self.log = log }
    }

    func makeCoordinator() -> Coordinator {
      log.entries.append("coordinator")
      return Coordinator(log: log)
    }

    func makeUIView(context: Context) -> UILabel {
      log.entries.append("make")
      return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
      log.entries.append("update \(text)")
      label.text = text
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
      coordinator.log.entries.append("dismantle \(label.text ?? "")")
    }
  }

  private struct Screen: View {
    let log: Log
    let handle: Handle
    @State private var text = "one"
    @State private var isShown = true

    @MainActor final class Handle {
      var setText: (String) -> Void = { _ in }
      var setShown: (Bool) -> Void = { _ in }
    }

    var body: some View {
      let _ = handle.setText = { text = $0 }
      let _ = handle.setShown = { isShown = $0 }
      VStack {
        if isShown { Field(text: text, log: log) }
        Text(verbatim: "below")
      }
    }
  }

  @Test("the coordinator is made before the view, the view once; it is updated after changes and dismantled at the end")
  func lifeCycle() async {
    let log = Log()
    let handle = Screen.Handle()
    let driver = Driver(
      showing: UIHostingController(rootView: Screen(log: log, handle: handle)), size: CGSize(width: 320, height: 480))
    await driver.settle()
    expectEqual(log.entries, ["coordinator", "make", "update one"])
    expectEqual(driver.labels, ["one", "below"])
    handle.setText("two")
    await driver.settle()
    expectEqual(log.entries.suffix(1), ["update two"])
    expectEqual(driver.labels, ["two", "below"])
    handle.setShown(false)
    await driver.settle()
    expectEqual(log.entries, ["coordinator", "make", "update one", "update two", "dismantle two"])
    expectEqual(driver.labels, ["below"])
  }

  private struct Box: UIViewRepresentable {
    let hugging: UILayoutPriority

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "box"
      return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
      label.setContentHuggingPriority(hugging, for: .horizontal)
      label.setContentHuggingPriority(.required, for: .vertical)
    }
  }

  @Test("a view takes the proposed width unless it hugs its content")
  func sizes() {
    let wide = UIHostingController(rootView: Box(hugging: .defaultLow))
    expectEqual(wide.sizeThatFits(in: CGSize(width: 200, height: 200)).width, 200)
    let tight = UIHostingController(rootView: Box(hugging: .required))
    expectEqual(tight.sizeThatFits(in: CGSize(width: 200, height: 200)).width, 24)
  }

  private struct Represented<Shown: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Shown
    func makeUIView(context: Context) -> Shown { make() }
    func updateUIView(_ view: Shown, context: Context) {}
  }

  @Test("a control of a fixed size keeps it in any room, and a flat one its height")
  func controls() async throws {
    let room = CGSize(width: 200, height: 60)
    let control = UIHostingController(rootView: Represented { UISwitch() })
    expectEqual(control.sizeThatFits(in: room), CGSize(width: 51, height: 31))
    let slider = UIHostingController(rootView: Represented { UISlider() })
    expectEqual(slider.sizeThatFits(in: room).height, 31)
    let bar = UIHostingController(rootView: Represented { UIProgressView(progressViewStyle: .default) })
    expectEqual(bar.sizeThatFits(in: room), CGSize(width: 200, height: 4))
  }

  private struct Numbered: UIViewRepresentable {
    let number: Int
    let log: Log

    final class Coordinator {
      let number: Int
      let log: Log
      init(number: Int, log: Log) { (self.number, self.log) = (number, log) }
    }

    func makeCoordinator() -> Coordinator {
      log.entries.append("c\(number)")
      return Coordinator(number: number, log: log)
    }

    func makeUIView(context: Context) -> UIView {
      log.entries.append("m\(number)")
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { log.entries.append("u\(number)") }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      coordinator.log.entries.append("d\(coordinator.number)")
    }
  }

  private struct Changing: View {
    let log: Log
    let handle: Handle
    @State private var number = 1
    @State private var title = "one"

    @MainActor final class Handle {
      var setNumber: (Int) -> Void = { _ in }
      var setTitle: (String) -> Void = { _ in }
    }

    var body: some View {
      let _ = handle.setNumber = { number = $0 }
      let _ = handle.setTitle = { title = $0 }
      VStack {
        Text(verbatim: title)
        Numbered(number: number, log: log).id(number)
      }
    }
  }

  @Test("the view of a new identity is made and updated before that of the old one is dismantled")
  func replacement() async {
    let (log, handle) = (Log(), Changing.Handle())
    let driver = Driver(showing: UIHostingController(rootView: Changing(log: log, handle: handle)))
    await driver.settle()
    log.entries = []
    handle.setNumber(2)
    await driver.settle()
    expectEqual(log.entries, ["c2", "m2", "u2", "d1"])
  }

  @Test("an evaluation of the view around updates the view, also with equal values")
  func equalValues() async {
    let (log, handle) = (Log(), Changing.Handle())
    let driver = Driver(showing: UIHostingController(rootView: Changing(log: log, handle: handle)))
    await driver.settle()
    expectEqual(log.entries, ["c1", "m1", "u1"])
    handle.setTitle("two")
    await driver.settle()
    expectEqual(log.entries, ["c1", "m1", "u1", "u1"])
  }
}

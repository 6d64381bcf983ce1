import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct DynamicallyConstructibleTests {
  final class Plain: UIViewController { let fruits = ["apple"] }

  final class FromNib: UIViewController {
    let number: Int
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 7
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class WithoutArguments: UIViewController {
    let number: Int
    init() {
      number = 8
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class WithDefault: UIViewController {
    let number: Int
    init(number: Int = 9) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Numbered: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Framed: UIView {
    let initialWidth: CGFloat
    override init(frame: CGRect) {
      initialWidth = frame.width
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test("a class value makes a view controller of its own class")
  func controllers() {
    let types: [UIViewController.Type] = [UIViewController.self, Plain.self, FromNib.self]
    let controllers = types.map { $0.init() }
    expectEqual(controllers.map { ObjectIdentifier(type(of: $0)) }, types.map { ObjectIdentifier($0) })
    expectEqual((controllers[1] as? Plain)?.fruits, ["apple"])
    expectEqual((controllers[2] as? FromNib)?.number, 7)
  }

  @Test("a generic function makes instances of its type parameter")
  func generic() {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { type.init() }
    expectEqual(make(FromNib.self).number, 7)
  }

  @Test("by its name, a class calls its own initializer without arguments")
  func ownInitializer() {
    expectEqual(WithoutArguments().number, 8)
    expectEqual(FromNib().number, 7)
  }

  @Test("a class that lacks the initializer traps, and the message names the class and the initializer to override")
  func missingInitializer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Numbered() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("init(nibName:bundle:)"), "\(message)")
    #expect(message.contains("Numbered"), "\(message)")
  }

  @Test("by its name, a class calls its own initializer with default values")
  func defaultValues() {
    expectEqual(WithDefault().number, 9)
  }

  @Test("a class value makes a view with init() and with init(frame:)")
  func views() {
    let type: UIView.Type = Framed.self
    expectEqual((type.init() as? Framed)?.initialWidth, 0)
    expectEqual((type.init(frame: CGRect(x: 0, y: 0, width: 30, height: 2)) as? Framed)?.initialWidth, 30)
  }
}

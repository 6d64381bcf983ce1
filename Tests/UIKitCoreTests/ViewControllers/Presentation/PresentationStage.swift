import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// A root controller in a window of a scene with stepped time, and the calls that controllers receive.
@MainActor
final class PresentationStage {
  /// The calls, in order.
  final class Calls { var list: [String] = [] }

  /// A controller that records its appearance calls.
  final class Recorder: UIViewController {
    let name: String
    let calls: Calls

    init(_ name: String, _ calls: Calls) {
      self.name = name
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func record(_ call: String) { calls.list.append("\(name) \(call)") }

    override func viewDidLoad() { record("didLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
  }

  let calls = Calls()
  let root: Recorder
  let stage: TestScene
  let connection: SceneConnection

  init(
    size: CGSize = CGSize(width: 390, height: 844), idiom: SceneConfiguration.Idiom = .phone, pointGrid: CGSize? = nil
  ) {
    root = Recorder("A", calls)
    stage = TestScene(
      SceneConfiguration(
        size: size, textEngine: MonospaceTextEngine(), pointGrid: pointGrid, idiom: idiom, time: .stepped),
      root: root)
    connection = SceneConnection(scene: stage.scene)
    stage.turn()
    calls.list = []
  }

  var window: UIWindow { stage.window }

  /// The containers of presentations in the window, back to front.
  var containers: [PresentationContainerView] { window.subviews.compactMap { $0 as? PresentationContainerView } }

  func controller(_ name: String, style: UIModalPresentationStyle = .automatic) -> Recorder {
    let made = Recorder(name, calls)
    made.modalPresentationStyle = style
    return made
  }

  func settle() async { await connection.settle() }

  func present(_ controller: UIViewController, animated: Bool = true) async {
    root.present(controller, animated: animated)
    await settle()
  }

  func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) async {
    connection.send(.key(KeyEvent(key, modifiers: modifiers)))
    await settle()
  }

  func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) async {
    touch(.began, x, y)
    touch(.ended, x, y)
    await settle()
  }

  func tap(_ view: UIView) async {
    let frame = view.convert(view.bounds, to: window)
    await tap(frame.midX, frame.midY)
  }

  /// Drags slowly, so that the velocity at the end is low.
  func drag(x: CGFloat, from start: CGFloat, to end: CGFloat) async {
    touch(.began, x, start)
    for step in 1...10 {
      connection.advanceClock(by: 0.2)
      touch(.moved, x, start + (end - start) * CGFloat(step) / 10)
    }
    connection.advanceClock(by: 0.2)
    touch(.ended, x, end)
    await settle()
  }

  func resize(to size: CGSize) async {
    connection.send(.resized(size))
    await settle()
  }
}

import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// The calls that the controllers of a test received, in order.
@MainActor
final class LifeCycle {
  var calls: [String] = []

  func controller(_ name: String) -> RecordedController { RecordedController(name, self) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that records its appearance calls.
final class RecordedController: UIViewController {
  let name: String
  private weak var log: LifeCycle?

  init(_ name: String, _ log: LifeCycle?) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { return nil }

  private func record(_ call: String) { log?.calls.append("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear")
  }
}

/// A controller whose view is a scroll view with much content.
final class ScrollingController: UIViewController {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override func loadView() {
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    view = scrollView
  }
}

extension TestScene {
  /// Performs turns and advances the clock until no work is pending.
  func settle() {
    repeat { turn() } while scene.context.perform { scene.clock.step() } || scene.turn.isScheduled
  }

  /// The screen as lines of character cells.
  var lines: [String] { CellPainter().paint(scene.currentFrame()).text.components(separatedBy: "\n") }

  /// A scene on a terminal of a number of columns and rows.
  static func terminal(_ columns: Int, _ rows: Int, root: UIViewController) -> TestScene {
    TestScene(
      SceneConfiguration(
        size: CGSize(width: columns * 8, height: rows * 16), textEngine: MonospaceTextEngine(),
        pointGrid: CGSize(width: 8, height: 16), time: .stepped), root: root)
  }
}

extension UIView {
  /// The buttons in the subtree that have a name.
  func button(_ name: String) -> UIButton? {
    if let button = self as? UIButton, !button.isHidden, button.accessibilityLabel == name { return button }
    for subview in subviews where !subview.isHidden {
      if let found = subview.button(name) { return found }
    }
    return nil
  }
}

import Foundation
import RenderTree
import Stage
import Testing
@_spi(Toolkit) import UIKitCore
import UIKitLists

@testable import TerminalHost

/// The output of transitions between pages of rows, in a terminal of 80 x 24.
@MainActor @Suite struct TransitionOutputTests {
  private final class Page: UIViewController, UITableViewDataSource {
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let table = UITableView(frame: view.bounds, style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.dataSource = self
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "\(title ?? ""), row \(indexPath.row) of a hundred, with a text of some length"
      cell.detailTextLabel?.text = "\(indexPath.row * 7) of 693"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private final class Output {
    var encoder = GridEncoder(depth: .full)
    var byteCount = 0

    /// The number of bytes since the last time.
    func take() -> Int {
      defer { byteCount = 0 }
      return byteCount
    }
  }

  /// Shows a controller, and encodes each of its frames.
  private func shown(_ root: UIViewController) -> (TestScene, Output) {
    let stage = TestScene(
      SceneConfiguration(
        size: CGSize(width: 640, height: 384), scale: 1, textEngine: MonospaceTextEngine(),
        pointGrid: MonospaceTextEngine.cell, appearance: .dark, time: .stepped), root: root)
    let output = Output()
    stage.scene.onChange = {
      let frame = stage.scene.currentFrame()
      output.byteCount += output.encoder.encode(CellPainter(backdrop: .black).paint(frame)).utf8.count
    }
    return (stage, output)
  }

  private func settle(_ stage: TestScene) {
    repeat { stage.turn() } while stage.scene.context.perform { stage.scene.clock.step() }
    stage.turn()
  }

  @Test("a push and a pop write less than 4 KB each, with all their frames")
  func push() {
    let navigation = UINavigationController(rootViewController: Page("Inbox"))
    let (stage, output) = shown(navigation)
    settle(stage)
    #expect(output.take() > 1000)
    navigation.pushViewController(Page("Message"), animated: true)
    settle(stage)
    let pushed = output.take()
    #expect(pushed > 200, "\(pushed) bytes")
    #expect(pushed < 4096, "\(pushed) bytes")
    navigation.popViewController(animated: true)
    settle(stage)
    let popped = output.take()
    #expect(popped > 200, "\(popped) bytes")
    #expect(popped < 4096, "\(popped) bytes")
  }

  @Test("a tab switch writes less than 4 KB")
  func tabSwitch() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Inbox", "Archive"].map { UINavigationController(rootViewController: Page($0)) }
    let (stage, output) = shown(tabs)
    settle(stage)
    _ = output.take()
    for index in [1, 0, 1] {
      tabs.selectedIndex = index
      settle(stage)
      let switched = output.take()
      #expect(switched > 200, "\(switched) bytes")
      #expect(switched < 4096, "\(switched) bytes")
    }
  }
}

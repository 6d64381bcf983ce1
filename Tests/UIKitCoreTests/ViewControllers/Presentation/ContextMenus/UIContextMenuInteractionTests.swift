import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIContextMenuInteractionTests {
  final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var preview: UIViewController?
    /// The part of the view with a menu.
    var area = CGRect.infinite

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard area.contains(location) else { return nil }
      return UIContextMenuConfiguration { [preview] in
        preview
      } actionProvider: { [weak self] suggested in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in self?.calls.append("copy \(suggested.count)") },
          UIAction(title: "Share") { _ in self?.calls.append("share") },
        ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit \(animator.previewViewController === preview)")
      animator.addCompletion { [weak self] in self?.calls.append("committed") }
    }
  }

  let shown = PresentationStage()
  let delegate = Delegate()
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    shown.root.view.addSubview(view)
    shown.stage.turn()
  }

  private var panel: MenuPanel? { shown.window.menuOverlay?.subviews.compactMap { $0 as? MenuPanel }.last }

  private func longPress(_ x: CGFloat, _ y: CGFloat) async {
    shown.touch(.began, x, y)
    shown.connection.advanceClock(by: 0.6)
    shown.touch(.ended, x, y)
    await shown.settle()
  }

  private func rightClick(_ x: CGFloat, _ y: CGFloat) async {
    shown.connection.send(.menu(at: CGPoint(x: x, y: y)))
    await shown.settle()
  }

  @Test("a long press opens the menu below the view, and a row is performed after the menu has closed")
  func longPress() async throws {
    await longPress(200, 150)
    let panel = try #require(panel)
    expectEqual(panel.rows.map(\.accessibilityLabel), ["Copy", "Share"])
    expectEqual(panel.frame.minY, 206)
    expectEqual(delegate.calls, ["display", "displayed"])
    await shown.tap(panel.rows[1])
    expectEqual(delegate.calls, ["display", "displayed", "end", "share", "ended"])
    #expect(shown.window.menuOverlay == nil)
  }

  @Test("a click with the right button opens the menu at the pointer")
  func pointer() async throws {
    await rightClick(150, 120)
    expectEqual(panel?.frame.minX, 150)
    expectEqual(panel?.frame.minY, 126)
    await shown.press(.escape)
    #expect(shown.window.menuOverlay == nil)
    expectEqual(delegate.calls, ["display", "displayed", "end", "ended"])
  }

  @Test("a point without a menu keeps its touches")
  func nothing() async {
    delegate.area = CGRect(x: 0, y: 0, width: 50, height: 100)
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    await longPress(250, 150)
    #expect(panel == nil)
    expectEqual(taps, 1)
    await longPress(110, 150)
    #expect(panel != nil)
  }

  @Test("ctrl-o opens the menu of the focused view, or of the nearest view around it with one")
  func key() async {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(button)
    await shown.press(.down)
    #expect(button.isFocused)
    await shown.press(.character("o"), .control)
    expectEqual(panel?.rows.first?.isFocused, true)
    await shown.press(.enter)
    #expect(delegate.calls.contains("copy 0"))
    #expect(button.isFocused)
  }

  @Test("the preview is above the menu, and using it commits it")
  func preview() async throws {
    let preview = shown.controller("P")
    preview.preferredContentSize = CGSize(width: 240, height: 120)
    delegate.preview = preview
    await longPress(200, 150)
    let panel = try #require(panel)
    let shownPreview = try #require(panel.preview)
    let frame = shownPreview.convert(shownPreview.bounds, to: shown.window)
    expectEqual(frame, CGRect(x: 80, y: 90, width: 240, height: 120))
    expectEqual(panel.frame.minY, 216)
    expectEqual(preview.view.bounds.size, CGSize(width: 240, height: 120))
    #expect(shown.calls.list.filter { $0.hasPrefix("P") }.contains("P didAppear"))
    await shown.tap(200, 150)
    #expect(shown.window.menuOverlay == nil)
    expectEqual(delegate.calls, ["display", "displayed", "commit true", "end", "ended", "committed"])
    expectEqual(shown.calls.list.last, "P didDisappear")
  }

  @Test("the open menu can be replaced and dismissed by the app")
  func updating() async throws {
    await longPress(200, 150)
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
    expectEqual(panel?.rows.map(\.accessibilityLabel), ["Other"])
    expectEqual(delegate.calls, ["display", "displayed"])
    interaction.dismissMenu()
    #expect(shown.window.menuOverlay == nil)
    expectEqual(delegate.calls.last, "end")
  }

  @Test("a removed interaction opens no menu")
  func removal() async {
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty)
    #expect(interaction.view == nil)
    await longPress(200, 150)
    await rightClick(200, 150)
    #expect(panel == nil)
  }

  @Test("a preview of a view that is not in a window traps, as in the original")
  func previewWithoutWindow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITargetedPreview(view: UIView()) }
    }
    #expect(words(of: result).contains("requires that the view is in a window, but it is not."))
  }

  @Test("a delegate that is gone has no menu")
  func goneDelegate() async {
    var gone: Delegate? = Delegate()
    if let gone { view.interactions = [UIContextMenuInteraction(delegate: gone)] }
    gone = nil
    await rightClick(200, 150)
    #expect(panel == nil)
  }

  // MARK: The part of the screen

  private var ground: MenuGround? { shown.window.menuOverlay?.subviews.lazy.compactMap { $0 as? MenuGround }.first }

  /// The dimmed rectangles that contain a point.
  private func dimmed(_ x: CGFloat, _ y: CGFloat) -> Int {
    ground?.subviews.count { !$0.isHidden && $0.backgroundColor != nil && $0.frame.contains(CGPoint(x: x, y: y)) } ?? 0
  }

  @Test("a long press dims everything but the view of the menu")
  func lifted() async {
    await longPress(200, 150)
    expectEqual(dimmed(200, 150), 0)
    for (x, y) in [(50.0, 150.0), (350, 150), (200, 50), (200, 500)] { expectEqual(dimmed(x, y), 1, "\(x), \(y)") }
  }

  @Test("a preview stands for the view, so that everything behind it is dimmed")
  func previewed() async {
    delegate.preview = UIViewController()
    await longPress(200, 150)
    expectEqual(dimmed(200, 150), 1)
  }

  @Test("a click with the right button dims nothing, and runs a line around the view")
  func marked() async throws {
    await rightClick(150, 120)
    expectEqual(dimmed(50, 150), 0)
    let mark = try #require(ground?.subviews.last)
    #expect(!mark.isHidden)
    expectEqual(mark.frame, CGRect(x: 100, y: 100, width: 200, height: 100))
    expectEqual(mark.layer.borderWidth, 2)
  }

  @Test("the menu of a button dims and marks nothing")
  func buttonMenu() async {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    shown.root.view.addSubview(button)
    shown.stage.turn()
    await shown.tap(button)
    #expect(shown.window.menuOverlay != nil)
    #expect(ground == nil)
  }

  @Test("the part of a view behind a bar is dimmed with the bar")
  func behindBar() async throws {
    shown.root.additionalSafeAreaInsets.top = 130
    shown.stage.turn()
    await longPress(200, 150)
    expectEqual(ground?.part, CGRect(x: 100, y: 130, width: 200, height: 70))
  }

  @Test("in a terminal the view of the menu has a fill, and nothing is dimmed")
  func terminal() async throws {
    let shown = PresentationStage(size: CGSize(width: 640, height: 384), pointGrid: CGSize(width: 8, height: 16))
    let view = UIView(frame: CGRect(x: 80, y: 64, width: 160, height: 16))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    shown.root.view.addSubview(view)
    shown.stage.turn()
    shown.connection.send(.menu(at: CGPoint(x: 100, y: 72)))
    await shown.settle()
    let ground = try #require(shown.window.menuOverlay?.subviews.lazy.compactMap { $0 as? MenuGround }.first)
    let visible = ground.subviews.filter { !$0.isHidden }
    expectEqual(visible.map(\.frame), [CGRect(x: 80, y: 64, width: 160, height: 16)])
    #expect(visible.first?.backgroundColor != nil)
  }
}

import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// A split view controller on a pad, with a delegate that records its calls.
@MainActor
final class SplitStage {
  /// Records the calls of a split view controller, and answers as a test wants.
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var topColumn: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    var takesSecondary = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("willChangeTo \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      calls.append("willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      calls.append("willHide \(column)")
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("topColumn \(proposedTopColumn)")
      return topColumn ?? proposedTopColumn
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      calls.append("expanding \(proposedDisplayMode)")
      return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse \(secondaryViewController.title ?? "") onto \(primaryViewController.title ?? "")")
      return takesSecondary
    }

    /// The calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  static let landscape = CGSize(width: 1024, height: 768)
  static let portrait = CGSize(width: 768, height: 1024)
  static let compact = CGSize(width: 500, height: 768)

  let log = LifeCycle()
  let delegate = Delegate()
  let split: UISplitViewController
  private(set) lazy var a = log.controller("A")
  private(set) lazy var b = log.controller("B")
  private(set) lazy var c = log.controller("C")
  private var stage: TestScene?

  /// A split view controller with the primary controller A, the secondary one B, and, of three, the supplementary one C.
  init(_ style: UISplitViewController.Style = .doubleColumn) {
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    split.delegate = delegate
    guard style != .unspecified else { return }
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    if style == .tripleColumn { split.setViewController(c, for: .supplementary) }
  }

  /// Shows the controller, and forgets the calls.
  @discardableResult
  func show(_ size: CGSize = SplitStage.landscape) -> Self {
    appear(size)
    _ = log.take()
    _ = delegate.take()
    return self
  }

  func appear(_ size: CGSize, textSize: SceneConfiguration.TextSize = .large) {
    var configuration = SceneConfiguration(size: size, textEngine: MonospaceTextEngine(), idiom: .pad, time: .stepped)
    configuration.textSize = textSize
    stage = TestScene(configuration, root: split)
    settle()
  }

  var window: UIWindow? { stage?.window }

  func settle() { stage?.settle() }

  func resize(_ size: CGSize) {
    stage?.scene.configure { $0.size = size }
    settle()
  }

  /// The stack of the primary column.
  var stack: [UIViewController?] { navigation(.primary)?.viewControllers ?? [] }

  /// The controllers of the split view controller.
  var controllers: [UIViewController?] { split.viewControllers }

  func navigation(_ column: UISplitViewController.Column) -> UINavigationController? { split.navigation(of: column) }
}

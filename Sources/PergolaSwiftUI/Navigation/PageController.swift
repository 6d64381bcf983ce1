import Foundation
@_spi(Toolkit) import UIKitCore

/// The controller of a page: a pushed one, or a presented one. It shows views that belong to the graph of the node that
/// shows the page, so that environment and updates reach them.
///
/// The content is mounted with the controller, and unmounted when the controller leaves its parent, or by
/// `unmount()`. It appears and disappears with the controller's view.
final class PageController: UIViewController {
  /// The root of the content. Preferences are collected inside it.
  let node: PageNode
  private let host = HostView()
  /// False if the content stays mounted when the controller leaves its parent.
  var unmountsOnRemoval = true
  /// Called after the controller has left its parent.
  var onRemoval: (() -> Void)?
  /// Called after the controller was dismissed, by state or by the user.
  var onDismissal: (() -> Void)?
  /// The color behind the content.
  var pageBackground = UIColor.systemBackground { didSet { host.backgroundColor = pageBackground } }
  /// The forms that the presentation of the page has where there is no room for its own.
  var compactAdaptation = CompactAdaptation()
  /// The delegate of a popover that shows the page.
  var popoverAdaptation: PopoverAdaptation?
  /// The delegate of the sheet that shows the page, if its height is a value of the app.
  var detentSelection: DetentSelection?

  /// - Parameters:
  ///   - owner: The node that shows the page. It has to name `node` among its children until the page is unmounted.
  ///   - stack: The stack of a pushed page; nil for a presented one.
  ///   - isColumnRoot: True for a page at the bottom of a column of a split view.
  ///   - changeEnvironment: Changes what the content inherits from the owner.
  ///   - content: Makes the content. What it reads evaluates the page again.
  init(
    in owner: ViewNode, stack: PageStack? = nil, isColumnRoot: Bool = false,
    changeEnvironment: @escaping (inout EnvironmentValues) -> Void = { _ in }, content: @escaping () -> AnyView
  ) {
    node = PageNode(
      in: owner, stack: stack, isColumnRoot: isColumnRoot, changeEnvironment: changeEnvironment, content: content)
    super.init(nibName: nil, bundle: nil)
    followBars()
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    host.followsSafeArea = true
    host.backgroundColor = pageBackground
    host.setRoot(node.element)
    view = host
  }

  /// The size of the content for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    loadViewIfNeeded()
    return host.size(for: proposal)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    applyBars()
    node.setAppearance(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    node.setAppearance(false)
    if parent == nil, isBeingDismissed || presentingViewController == nil { onDismissal?() }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, unmountsOnRemoval else { return }
    unmount()
    onRemoval?()
  }

  /// True while the lists of the page are edited, in the mode that the page gives them.
  override var isEditing: Bool {
    get { node.editMode.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    node.editMode.set(editing: editing, animated: animated)
  }

  override var keyCommands: [UIKeyCommand]? { isCovered ? nil : node.shortcutCommands }

  /// Takes the content out of the graph. Its state is gone.
  func unmount() { node.unmount() }
}

import Foundation
import PergolaCombine
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view. A new value updates what is shown; the identities inside, and so their state, stay.
  open var rootView: Content {
    didSet {
      node?.update(rootView)
      // What is measured right after the change has the new size.
      graph.update()
    }
  }

  /// The sizes that follow the content. None by default.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updateSizes() }
  }

  let graph = ViewGraph()
  private var node: ContainerNode<Content, VStackLayout, Content>?
  private let host = HostView()
  private var settingObservers: [AnyCancellable] = []
  /// The way out of the place where UIKit code has put the controller.
  private lazy var dismissal = Dismissal { [weak self] in self?.leave() }

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a scene of a storyboard, in a segue action: the storyboard has no view for it.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Nil: a storyboard has no view of SwiftUI. Use ``init(coder:rootView:)`` in a segue action.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  open override func loadView() {
    host.followsSafeArea = true
    host.backgroundColor = .systemBackground
    host.onSizeChange = { [weak self] in self?.updateSizes() }
    // The content is made when it is first measured or shown: then the environment is that of its place.
    host.onFirstUse = { [weak self] in self?.makeNode() }
    view = host
  }

  private func makeNode() {
    guard node == nil else { return }
    let node = ContainerNode(rootView, NodeContext(graph: graph, environment: environment)) { _ in
      VStackLayout()
    } content: {
      $0
    }
    self.node = node
    followAccessibilitySettings()
    graph.preferences.addReader(node, PreferredColorSchemeKey.self) { [weak self] in self?.followColorScheme() }
    graph.update()
    host.setRoot(node.items.allElements.first)
  }

  /// Tells the content changes of the settings for assistive technologies that its own user has made. One that is not in a
  /// window sees them when it appears.
  private func followAccessibilitySettings() {
    for setting in AccessibilitySettings.readable {
      settingObservers.append(
        NotificationCenter.default.publisher(for: setting.notification).sink { [weak self] _ in
          MainActor.assumeIsolated {
            guard let self, self.viewIfLoaded?.window?.windowScene?.system === System.current else { return }
            self.node?.setEnvironment(self.environment)
          }
        })
    }
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.apply(traitCollection)
    values.pageEditMode = graph.editMode
    values.dismissal = canLeave ? dismissal : nil
    return values
  }

  /// Gives the window, or a presented controller itself, the appearance that the content prefers.
  private func followColorScheme() {
    guard let node else { return }
    let style = UIUserInterfaceStyle(
      graph.preferences.value(of: PreferredColorSchemeKey.self, inside: node) ?? nil)
    if presentingViewController == nil, let window = view.window {
      window.overrideUserInterfaceStyle = style
    } else {
      overrideUserInterfaceStyle = style
    }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the lists inside are edited, in the mode that the controller gives them.
  open override var isEditing: Bool {
    get { graph.editMode.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing of the lists inside, in the mode that the controller gives them.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    graph.editMode.set(editing: editing, animated: animated)
  }

  // MARK: Appearance

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    graph.attach(to: view.window?.windowScene)
    makeNode()
    guard let node else { return }
    node.setEnvironment(environment)
    graph.appearing.append(node)
    followColorScheme()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    node?.hide()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    node?.setEnvironment(environment)
  }

  // MARK: Keys

  /// The commands of the controls to which views have given keys.
  open override var keyCommands: [UIKeyCommand]? {
    guard let node, !isCovered else { return super.keyCommands }
    return (super.keyCommands ?? []) + node.shortcutCommands
  }

  // MARK: Sizes

  /// The size that the view chooses in a size.
  open func sizeThatFits(in size: CGSize) -> CGSize { self.size(for: ProposedViewSize(size)) }

  /// The size that the view chooses for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    loadViewIfNeeded()
    makeNode()
    graph.update()
    return host.size(for: proposal)
  }

  /// Called when an element of the content may have changed.
  var onContentChange: (() -> Void)? {
    get { host.onChange }
    set { host.onChange = newValue }
  }

  private func updateSizes() {
    guard isViewLoaded else { return }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.size(for: .unspecified) }
    host.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
    if host.hasIntrinsicSize { host.invalidateIntrinsicContentSize() }
  }

  isolated deinit { node?.unmount() }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view. A new value updates what is shown; the identities inside, and so their state, stay.
  public var rootView: Content {
    didSet { node?.update(rootView) }
  }

  private let graph = ViewGraph()
  private var node: ContainerNode<Content, VStackLayout, Content>?
  private let host = HostView()

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers of a view are made in code.
  @available(*, unavailable, message: "use init(rootView:)")
  public required init?(coder: NSCoder) { fatalError() }

  open override func loadView() {
    host.followsSafeArea = true
    view = host
    view.backgroundColor = .systemBackground
    makeNode()
  }

  private func makeNode() {
    let node = ContainerNode(rootView, NodeContext(graph: graph, environment: environment)) { _ in
      VStackLayout()
    } content: {
      $0
    }
    self.node = node
    graph.update()
    host.setRoot(node.items.allElements.first)
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.apply(traitCollection)
    values.editMode = Binding(graph.editMode)
    return values
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    graph.attach(to: view.window?.windowScene)
    node?.setEnvironment(environment)
    if let node { graph.appearing.append(node) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    node?.hide()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    node?.setEnvironment(environment)
  }

  /// The size that the view chooses in a size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    graph.update()
    return host.size(for: ProposedViewSize(size))
  }

  isolated deinit { node?.unmount() }
}

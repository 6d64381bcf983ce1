import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier that presents other content on its content's screen.
nonisolated struct PresentationModifier: PrimitiveModifier {
  let style: UIModalPresentationStyle
  /// The identity of what is to be presented; nil for nothing. Reads the state.
  let identity: () -> AnyHashable?
  /// Makes the content; nil if there is nothing to present.
  let content: () -> AnyView?
  /// Tells the state that nothing is presented.
  let reset: () -> Void
  let onDismiss: (() -> Void)?
  /// Makes the alert that is presented instead of content; nil if there is nothing to present.
  var alert: (@MainActor () -> AlertValue?)?
  /// The document picker that is presented instead of content; nil for content.
  var documents: DocumentPresentation?
  /// The place of a popover.
  var popover = PopoverPlace()

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PresentationNode(view, context)
  }
}

/// The node of a view that presents other content.
///
/// State decides: the node presents and dismisses after the layout that follows a change. A presentation that has no
/// room yet, because another one is on the screen, waits until that is over.
private final class PresentationNode<Content: View>: TypedViewNode<ModifiedContent<Content, PresentationModifier>>,
  WaitingPresenter
{
  private var child: TypedViewNode<Content>?
  /// The identity that the state names.
  private var wanted: AnyHashable?
  private var shown: Shown?
  private var isScheduled = false

  private struct Shown {
    let identity: AnyHashable
    let controller: UIViewController
    /// The content of the last time that the state named this identity; nil for an alert.
    var content: AnyView?
    var isLeaving = false

    /// The page with the content; nil for an alert.
    var page: PageController? { controller as? PageController }
  }

  override init(_ view: ModifiedContent<Content, PresentationModifier>, _ context: NodeContext) {
    super.init(view, context)
    track()
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, PresentationModifier>) {
    view = new
    track()
    child?.update(new.content)
    shown?.page?.node.setNeedsEvaluation(because: "presentation")
  }

  override func evaluate() {
    wanted = view.modifier.identity()
    schedule()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let page = shown?.page { body(page.node) }
  }

  /// Appends the items of the content. The presented content is not a part of the content around the node.
  override func appendItems(to items: inout [ViewListItem]) { child?.appendItems(to: &items) }

  override func didAppear() { schedule() }

  override func willUnmount() {
    PresentationQueue.remove(self)
    guard let shown else { return }
    let modifier = view.modifier
    graph.afterLayout {
      shown.page?.onDismissal = nil
      (shown.controller as? PresentedAlert)?.onDismissal = nil
      shown.controller.presentingViewController?.dismiss(animated: true) { PresentationQueue.proceed() }
      modifier.reset()
      modifier.onDismiss?()
    }
  }

  // MARK: Following the state

  private func schedule() {
    guard !isScheduled, wanted != shown?.identity else { return }
    isScheduled = true
    graph.afterLayout { [weak self] in
      guard let self else { return }
      self.isScheduled = false
      self.proceed()
    }
  }

  func proceed() {
    // The end of a presentation in another scene may be the moment for this one.
    if let scene = graph.scene { scene.context.perform { proceedInScene() } } else { proceedInScene() }
  }

  private func proceedInScene() {
    guard isMounted else { return }
    if let shown {
      guard wanted != shown.identity, !shown.isLeaving else { return }
      self.shown?.isLeaving = true
      return dismiss(shown.controller)
    }
    // The state may have changed since the node was evaluated, as by the end of the presentation before this one.
    wanted = ViewGraph.withoutTracking(view.modifier.identity)
    guard let wanted else { return PresentationQueue.remove(self) }
    guard isShown, let view = firstView, let presenter = view.nearestController?.outermost,
      presenter.presentedViewController == nil
    else { return PresentationQueue.add(self) }
    PresentationQueue.remove(self)
    present(wanted, on: presenter, from: view)
  }

  private func dismiss(_ controller: UIViewController) {
    let didEnd = { [weak self, weak controller] in
      // A controller that another one covers does not disappear.
      if let self, let controller, self.shown?.controller === controller { self.didDismiss() }
    }
    guard let presenter = controller.presentingViewController else { return didEnd() }
    presenter.dismiss(animated: true, completion: didEnd)
  }

  private func present(_ identity: AnyHashable, on presenter: UIViewController, from source: UIView) {
    if let makeAlert = view.modifier.alert {
      guard let alert = ViewGraph.withoutTracking(makeAlert)?.makeController(in: environment) else { return }
      alert.onDismissal = { [weak self] in self?.didDismiss() }
      if alert.preferredStyle == .actionSheet { alert.popoverPresentationController?.sourceView = source }
      shown = Shown(identity: identity, controller: alert)
      return presenter.present(alert, animated: true)
    }
    if let documents = view.modifier.documents { return present(documents, identity, on: presenter) }
    guard let content = ViewGraph.withoutTracking(view.modifier.content) else { return }
    let dismissal = Dismissal { [weak self] in self?.view.modifier.reset() }
    let page = PageController(
      in: self,
      changeEnvironment: {
        $0.leaveColumn()
        $0.dismissal = dismissal
      },
      content: { [weak self] in self?.content(for: identity) ?? content })
    let direction: UITraitEnvironmentLayoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if presenter.traitCollection.layoutDirection != direction { page.traitOverrides.layoutDirection = direction }
    page.modalPresentationStyle = view.modifier.style
    page.onDismissal = { [weak self] in self?.didDismiss() }
    shown = Shown(identity: identity, controller: page, content: content)
    page.followSheetSettings()
    if [.pageSheet, .formSheet, .automatic].contains(view.modifier.style),
      page.compactAdaptation.adaptation(for: presenter.traitCollection)?.covers == true
    {
      page.modalPresentationStyle = .fullScreen
    }
    if view.modifier.style == .popover {
      if let popover = page.popoverPresentationController {
        view.modifier.popover.apply(to: popover, at: source, rightToLeft: direction == .rightToLeft)
        let adaptation = PopoverAdaptation(page)
        page.popoverAdaptation = adaptation
        popover.delegate = adaptation
      }
      page.preferredContentSize = page.size(for: .unspecified)
    }
    presenter.present(page, animated: true)
  }

  /// Presents a document picker. Where the host has no files, or where those of the app can't be written, the app is told.
  private func present(_ documents: DocumentPresentation, _ identity: AnyHashable, on presenter: UIViewController) {
    do {
      let picker = try ViewGraph.withoutTracking {
        try documents.makePicker { [weak self] files in
          self?.didDismiss()
          documents.finish(files)
        }
      }
      shown = Shown(identity: identity, controller: picker)
      presenter.present(picker, animated: true)
      guard !documents.isPossible(picker) else { return }
      didDismiss()
      documents.onCompletion(.failure(CocoaError(.featureUnsupported)))
    } catch {
      view.modifier.reset()
      documents.onCompletion(.failure(error))
    }
  }

  /// The newest content of a presentation; the last one if the state names another one now.
  private func content(for identity: AnyHashable) -> AnyView? {
    if view.modifier.identity() == identity, let new = view.modifier.content() { shown?.content = new }
    return shown?.content
  }

  private func didDismiss() {
    guard let old = shown else { return }
    shown = nil
    old.page?.unmount()
    let modifier = view.modifier
    // A presentation that the state itself ended may be wanted again by now.
    if !old.isLeaving, ViewGraph.withoutTracking(modifier.identity) == old.identity {
      wanted = nil
      modifier.reset()
    }
    modifier.onDismiss?()
    PresentationQueue.add(self)
    // The presenter is free after the end of the transition.
    DispatchQueue.main.async { PresentationQueue.proceed() }
  }
}

/// A node whose presentation waits.
@MainActor
protocol WaitingPresenter: AnyObject {
  /// Presents if there is room now.
  func proceed()
}

/// The presentations that wait for the end of others, in order.
@MainActor
enum PresentationQueue {
  private struct Entry {
    weak var presenter: (any WaitingPresenter)?
  }

  private static var entries: [Entry] = []

  static func add(_ presenter: any WaitingPresenter) {
    guard !entries.contains(where: { $0.presenter === presenter }) else { return }
    entries.append(Entry(presenter: presenter))
  }

  static func remove(_ presenter: any WaitingPresenter) {
    entries.removeAll { $0.presenter == nil || $0.presenter === presenter }
  }

  /// Gives each waiting presentation a chance.
  static func proceed() {
    for entry in entries { entry.presenter?.proceed() }
  }
}

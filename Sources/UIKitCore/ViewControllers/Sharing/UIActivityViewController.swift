import Foundation
import PergolaSystem

/// A sheet in which the user chooses an activity for shared items.
///
/// In a window of regular width on a pad it is a popover: its `popoverPresentationController` needs a source before it is
/// presented. The sheet has the activities that the host can do, and the app's own ones.
///
/// | after the choice | call |
/// | --- | --- |
/// | the items are made | `itemForActivityType`, `subject…` and `dataTypeIdentifier…` of each source |
/// | the activity gets them | `prepare(withActivityItems:)` |
/// | it begins | its `activityViewController` is presented; without one, `perform()` |
/// | it calls `activityDidFinish(_:)` | `completionWithItemsHandler`, then the sheet goes; it stays for false |
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end of an activity, and after the sheet was canceled.
  ///
  /// Its parameters are the type of the activity, nil without a choice; true if the activity has completed; the items that
  /// another app has returned; and an error if the activity failed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private enum Stage {
    /// The user chooses.
    case choosing
    /// Operations make the items for an activity.
    case making(UIActivity.ActivityType?, [UIActivityItemProvider])
    /// An activity has begun.
    case performing(UIActivity.ActivityType?)
    /// The handler has been called, or is about to be.
    case ended

    /// The type of the activity that the user has chosen; nil for none.
    var activityType: UIActivity.ActivityType? {
      switch self {
      case .choosing, .ended: nil
      case .making(let type, _), .performing(let type): type
      }
    }
  }

  private let shareItems: ShareItems
  private let applicationActivities: [UIActivity]
  private var stage = Stage.choosing
  /// True if the activity that is performed shows a screen of its own.
  private var showsScreen = false
  private lazy var sheetView = ShareSheetView()
  private var activities: [UIActivity] = []

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items: texts, links, images, files, other values, and sources that make them later.
  ///   - applicationActivities: The app's own activities; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    shareItems = ShareItems(given: activityItems)
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) { return nil }

  /// Called at the end of an activity, and after the sheet was canceled.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The types of activities that the sheet does not offer; nil, the default, for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A Boolean value that indicates whether the activity that fits the items best stands in the row of icons instead of
  /// the list: copying. True by default.
  open var allowsProminentActivity = true

  // MARK: Content

  open override func loadView() {
    sheetView.onChoice = { [weak self] in self?.choose($0) }
    sheetView.onClose = { [weak self] in self?.close() }
    view = sheetView
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A screen that an activity has presented above all may give the sheet back.
    if case .ended = stage { stage = .choosing }
    guard case .choosing = stage, modal.presented == nil else { return }
    fill()
  }

  /// Asks the sources for their placeholders, and the activities about them.
  private func fill() {
    let placeholders = shareItems.placeholders(for: self)
    let thumbnail = shareItems.thumbnail(for: self, size: ShareSheetMetrics.thumbnail)
    let excluded = Set((excludedActivityTypes ?? []).map(\.rawValue))
    activities = (hostActivities + applicationActivities).filter { activity in
      guard !(activity.activityType.map { excluded.contains($0.rawValue) } ?? false) else { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
    let icons = activities.filter { activity in
      if activity is CopyActivity { return allowsProminentActivity }
      return type(of: activity).activityCategory == .share
    }
    let actions = activities.filter { activity in !icons.contains { $0 === activity } }
    sheetView.show(
      ShareSummary(placeholders, title: shareItems.title, thumbnail: thumbnail), icons: icons, actions: actions)
    updatePreferredSize()
  }

  /// Takes over the size for a popover.
  private func updatePreferredSize() {
    let size = CGSize(width: 375, height: sheetView.contentHeight)
    if preferredContentSize != size { preferredContentSize = size }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The size of a terminal's cells is known here only.
    updatePreferredSize()
  }

  /// The activities of the system that the host of the scene can do.
  private var hostActivities: [UIActivity] {
    var activities: [UIActivity] = [CopyActivity()]
    guard let scene = presentingWindow?.windowScene, let open = scene.onOpen else { return activities }
    let schemes = scene.configuration.openedSchemes
    for kind in LetterActivity.Kind.allCases where schemes.contains(kind.scheme) {
      activities.append(LetterActivity(kind, open: open))
    }
    if schemes.contains("file") { activities.append(SaveToFilesActivity(open: open)) }
    return activities
  }

  /// The window of the sheet, also before its view is in it.
  private var presentingWindow: UIWindow? {
    viewIfLoaded?.window ?? presentingViewController?.viewIfLoaded?.window ?? parent?.viewIfLoaded?.window
  }

  private var system: System { presentingWindow?.windowScene?.system ?? .current }

  // MARK: The choice

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    takePlayedChoice()
  }

  /// Takes the choice that a test has played, after the calls that are due now.
  private func takePlayedChoice() {
    afterwards { [self] in
      guard case .choosing = stage, !isLeaving, viewIfLoaded?.window != nil, let choice = system.shareSheet.next()
      else { return }
      switch choice {
      case .cancel: close()
      case .activity(let type, let outcome): choose(type, outcome)
      }
    }
  }

  private func choose(_ type: UIActivity.ActivityType, _ outcome: System.ShareSheet.Outcome?) {
    let isExcluded = excludedActivityTypes?.contains(type) ?? false
    precondition(!isExcluded, "The share sheet does not offer \(type.rawValue), which the app excludes")
    let own = applicationActivities.contains { $0.activityType == type }
    precondition(!own || outcome == nil, "The app's own activity \(type.rawValue) decides about its result")
    if outcome == nil, let activity = activities.first(where: { $0.activityType == type }) { return choose(activity) }
    precondition(!own, "The app's own activity \(type.rawValue) can't perform with the shared items")
    let outcome = outcome ?? System.ShareSheet.Outcome()
    make(for: type) { [weak self] made in
      self?.finish(type, made, outcome)
    }
  }

  private func choose(_ activity: UIActivity) {
    if hasLostScreen { stage = .choosing }
    guard case .choosing = stage, !isLeaving else { return }
    let type = activity.activityType
    make(for: type) { [weak self, activity] made in
      guard let self else { return }
      activity.onFinish = { [weak self] completed in
        self?.finish(type, made, System.ShareSheet.Outcome(completed: completed))
      }
      if let letter = activity as? LetterActivity {
        (letter.subject, letter.message) = (made.subjects.first, made.message)
      }
      activity.prepare(withActivityItems: made.items)
      if let screen = activity.activityViewController {
        showsScreen = true
        present(screen, animated: true)
      } else {
        activity.perform()
      }
    }
  }

  /// Makes the items for an activity, at once unless operations make some of them.
  private func make(
    for type: UIActivity.ActivityType?, then begin: @escaping @MainActor (ShareItems.Made) -> Void
  ) {
    showsScreen = false
    let providers = shareItems.providers
    guard !providers.isEmpty else {
      stage = .performing(type)
      return begin(shareItems.make(for: type, in: self))
    }
    stage = .making(type, providers)
    let queue = OperationQueue()
    for provider in providers {
      provider.begin(for: type)
      // An operation runs once; a second choice has its result.
      if !provider.isFinished { queue.addOperation(provider) }
    }
    let context = SceneContext.current
    queue.addBarrierBlock {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          context.perform {
            guard case .making = self.stage else { return }
            self.stage = .performing(type)
            begin(self.shareItems.make(for: type, in: self))
          }
        }
      }
    }
  }

  // MARK: The end

  /// True for an activity whose screen the user has dismissed, so that it may never say that it has ended.
  private var hasLostScreen: Bool {
    guard case .performing = stage, showsScreen else { return false }
    return modal.presented == nil
  }

  /// Ends an activity. The sheet stays after one that the user has canceled.
  private func finish(
    _ type: UIActivity.ActivityType?, _ made: ShareItems.Made, _ outcome: System.ShareSheet.Outcome
  ) {
    guard case .performing = stage else { return }
    let system = system
    if outcome.completed {
      system.shareSheet.record(
        System.SharedContent(
          activityType: type, items: made.items, subjects: made.subjects, typeIdentifiers: made.typeIdentifiers,
          message: made.message))
    }
    stage = outcome.completed || outcome.error != nil ? .ended : .choosing
    completionWithItemsHandler?(type, outcome.completed, outcome.returnedItems, outcome.error)
    if case .ended = stage { return leave() }
    guard let screen = modal.presented, !screen.isBeingDismissed else { return takePlayedChoice() }
    dismiss(animated: true) { [weak self] in self?.takePlayedChoice() }
  }

  /// Dismisses the sheet and what it presents, unless the app has done so.
  private func leave() {
    guard let presenter = presentingViewController, presenter.presentedViewController?.isBeingDismissed != true else {
      return
    }
    presenter.dismiss(animated: true)
  }

  /// Closes the sheet for the user. The handler is called when it is gone.
  private func close() {
    switch stage {
    case .choosing, .making: break
    case .performing: guard hasLostScreen else { return }
    case .ended: return
    }
    guard presentingViewController != nil else { return cancel() }
    leave()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A screen of an activity may cover the sheet.
    guard modal.presented == nil || isLeaving else { return }
    cancel()
  }

  /// True while the sheet, or a controller around it, is dismissed.
  private var isLeaving: Bool {
    sequence(first: self as UIViewController, next: { $0.parent }).contains { $0.isBeingDismissed }
  }

  /// Tells the app that the sheet has gone without a completed activity.
  private func cancel() {
    if case .ended = stage { return }
    let type = stage.activityType
    if case .making(_, let providers) = stage { providers.forEach { $0.cancel() } }
    stage = .ended
    afterwards { [self] in completionWithItemsHandler?(type, false, nil, nil) }
  }

  /// Calls a closure in a later turn, in which the presenter of a sheet that has gone can present again.
  private func afterwards(_ body: @escaping @MainActor () -> Void) {
    let context = SceneContext.current
    DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { body() } } }
  }

  // MARK: Presentation

  /// The popover on a pad, which apps configure on every device.
  private lazy var popover: UIPopoverPresentationController = {
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    popover.backgroundColor = ShareSheetView.color
    return popover
  }()
  /// The sheet on other devices.
  private lazy var sheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet.detents = [contentDetent]
    return sheet
  }()

  /// A detent as high as the content.
  private var contentDetent: UISheetPresentationController.Detent {
    .custom { [weak self] context in
      guard let self else { return nil }
      // An outline of characters takes two rows of the sheet.
      let outline = context.containerTraitCollection.pointGrid.map { 2 * $0.height } ?? 0
      return min(sheetView.contentHeight + outline, context.maximumDetentValue)
    }
  }

  private var hasOwnStyle: Bool { modalPresentationStyle != .popover && modalPresentationStyle != .automatic }

  open override var presentationController: UIPresentationController? {
    modal.presenting == nil && parent == nil && !hasOwnStyle ? popover : super.presentationController
  }

  open override var sheetPresentationController: UISheetPresentationController? {
    modal.presenting == nil && parent == nil && !hasOwnStyle ? sheet : super.sheetPresentationController
  }

  override func makePresentationController(for presenter: UIViewController?) -> UIPresentationController {
    if hasOwnStyle { return super.makePresentationController(for: presenter) }
    let traits = presenter?.traitCollection ?? .current
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass != .compact {
      popover.presenter = presenter
      return popover
    }
    sheet.adaptiveDelegate = sheet.adaptiveDelegate ?? popover.adaptiveDelegate
    sheet.presenter = presenter
    return sheet
  }

  override var firstFocus: UIView? { sheetView.firstFocus }
}

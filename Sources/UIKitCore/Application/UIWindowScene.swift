import Foundation
import PergolaSystem
import RenderTree

/// A scene with windows. A host draws it and sends events to it.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The window that the scene's storyboard shows; nil without a storyboard.
  final var storyboardWindow: UIWindow?

  package private(set) var configuration: SceneConfiguration
  /// The context in which code of this scene runs, on which UIKit's globals depend.
  package private(set) var context: SceneContext
  /// The clock of animations, gestures and deceleration.
  @_spi(Toolkit) public let clock: SceneClock
  let turn = Turn()
  /// The app of the scene.
  weak var application: UIApplication? {
    didSet {
      context.scene = SceneReference(self, of: application)
      context.system = application?.system
      context.system?.add(self)
    }
  }
  /// The devices, the system and the user that answer code of this scene: those of its app, unless a test gives it others.
  package var system: System {
    get { context.system ?? .current }
    set {
      context.system?.remove(self)
      context.system = newValue
      newValue.add(self)
    }
  }
  /// The window of the banner that is shown; nil if there isn't one.
  var bannerWindow: BannerWindow?
  /// The windows of the system's questions that the user has not answered.
  var questionWindows: [UIWindow] = []
  /// The state of views that an earlier scene had, as far as it has not returned yet.
  var awaitedInterface = InterfaceState()
  /// The values of the scene's views, which are kept with it; nil if no view has any.
  @_spi(Toolkit) public final var valueKeeper: (any SceneValueKeeper)?
  /// The activities that lead to the places that were shown.
  var placeActivities = PlaceActivities()
  /// True if the host keeps the state of the scene.
  var isKept = false
  /// The keyboard focus of the scene.
  @_spi(Toolkit) public private(set) lazy var focusEngine = FocusEngine(scene: self)
  private(set) lazy var touchDispatcher = TouchDispatcher(scene: self)
  private(set) lazy var hoverDispatcher = HoverDispatcher(scene: self)
  let nodeID = NodeID.make()
  private var windowReferences: [WeakWindow] = []
  /// The screen, which the scene fills.
  public private(set) lazy var screen = UIScreen(scene: self)

  /// The window that receives keys and text.
  public internal(set) weak var keyWindow: UIWindow?

  /// Called after each turn that changed the visible content.
  package var onChange: (() -> Void)?

  /// Called after the app discarded the scene.
  package var onEnd: (() -> Void)?

  /// Called with text that was put on the general pasteboard, for the host's clipboard.
  package var onCopy: ((String) -> Void)?

  /// Called with text that is to be read aloud.
  package var onAnnounce: ((String) -> Void)?

  /// Called with a URL that the host is to open.
  package var onOpen: ((URL) -> Void)?

  package init(session: UISceneSession, configuration: SceneConfiguration) {
    self.configuration = configuration
    clock = SceneClock(time: configuration.time)
    context = SceneContext(
      textEngine: configuration.textEngine, rasterizer: configuration.rasterizer,
      traits: UITraitCollection(configuration), scene: nil)
    super.init(session: session)
    context.scene = SceneReference(self)
    clock.onAdvance = { [weak self] in self?.context.system?.timeDidPass($0) }
  }

  private struct WeakWindow { weak var window: UIWindow? }

  public override var title: String! {
    didSet { if title != oldValue { setNeedsTurn() } }
  }

  /// The app of the scene.
  public override var next: UIResponder? { application ?? UIApplication.shared }

  /// The windows, in the order in which they joined the scene.
  public var windows: [UIWindow] { windowReferences.compactMap(\.window).filter { !($0 is BannerWindow) } }

  /// The coordinates of the scene, in which its windows have their frames.
  public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: size) }

  /// The orientation of the interface: portrait unless the scene is wider than tall, then landscape with the device
  /// turned to the left.
  public var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? .landscapeRight : .portrait }

  /// The traits from the host and the user's preferences, with the overrides.
  public var traitCollection: UITraitCollection { context.traits }

  /// The traits of the scene that differ from those of the host.
  public var traitOverrides = UITraitOverrides() {
    didSet {
      guard oldValue != traitOverrides else { return }
      context.perform {
        updateTraits()
        for window in windows { window.traitsDidChange() }
      }
      setNeedsTurn()
    }
  }

  var traitChanges = TraitChangeRegistrations()

  private func updateTraits() {
    let previous = context.traits
    context.traits = traitOverrides.applied(to: UITraitCollection(configuration))
    guard context.traits != previous else { return }
    context.perform { traitChanges.report(context.traits, previous: previous) }
  }

  var size: CGSize { configuration.size }

  var safeArea: UIEdgeInsets {
    let area = configuration.safeArea
    return UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    windowReferences.append(WeakWindow(window: window))
    setNeedsTurn()
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    setNeedsTurn()
  }

  /// The visible windows, back to front.
  var visibleWindows: [UIWindow] {
    windows.filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The visible windows and the banner in front of them, back to front.
  var drawnWindows: [UIWindow] { visibleWindows + [bannerWindow].compactMap(\.self) }

  /// Cancels the touches in a subtree that left its window.
  func subtreeDidLeave(_ view: UIView) { touchDispatcher.subtreeDidLeave(view) }

  /// Changes the configuration: size, scale, safe area, appearance or preferences. Its other values stay.
  package func configure(_ change: (inout SceneConfiguration) -> Void) {
    let old = configuration
    let oldOrientation = interfaceOrientation
    var new = old
    change(&new)
    new = new.keepingConnection(of: old)
    let transitions = announceTraits(traitOverrides.applied(to: UITraitCollection(new)))
    configuration = new
    updateTraits()
    context.perform {
      if old.size != configuration.size {
        for window in windows { window.menuOverlay?.close() }
        resizeWindows(from: old.size, transitions)
      }
      if old.safeArea != configuration.safeArea { for window in windows { window.safeAreaMayHaveChanged() } }
      for window in windows { window.traitsDidChange() }
      bannerWindow?.sceneDidChange()
      for (_, transition) in transitions where !transition.isPerformed { transition.perform {} }
      if old.size != configuration.size { for window in windows { window.keepEditedTextVisible() } }
      if interfaceOrientation != oldOrientation { UIDevice.current.orientationDidChange() }
    }
    setNeedsTurn()
  }

  /// Announces other traits to the controllers of the windows, before the scene has them. Returns the transitions that
  /// were announced, which a change of the size joins.
  private func announceTraits(_ traits: UITraitCollection) -> [(window: UIWindow, transition: WindowSizeTransition)] {
    guard traits != context.traits else { return [] }
    return context.perform {
      windows.map { window in
        let transition = WindowSizeTransition(in: window)
        window.announceTransition(to: traits, with: transition)
        return (window, transition)
      }
    }
  }

  private func resizeWindows(
    from oldSize: CGSize, _ announced: [(window: UIWindow, transition: WindowSizeTransition)]
  ) {
    for window in windows where window.frame.size == oldSize {
      let transition = announced.first { $0.window === window }?.transition ?? WindowSizeTransition(in: window)
      window.sizeTransition = transition
      defer { window.sizeTransition = nil }
      window.announceTransition(to: configuration.size, with: transition)
      transition.perform { window.frame = CGRect(origin: .zero, size: configuration.size) }
    }
  }
}

extension SceneConfiguration {
  /// The configuration with the values of another one that a scene has as long as it lives.
  fileprivate func keepingConnection(of old: SceneConfiguration) -> SceneConfiguration {
    var result = self
    result.textEngine = old.textEngine
    result.rasterizer = old.rasterizer
    result.time = old.time
    result.url = old.url
    result.restoration = old.restoration
    result.restorationURL = old.restorationURL
    result.restorationFile = old.restorationFile
    result.keepsInterface = old.keepsInterface
    result.startsFresh = old.startsFresh
    return result
  }
}

import Foundation

/// A recorder of operations that reverse changes, for undo and redo.
///
/// Foundation on Linux has no class of this name. Operations are closures, or methods by their selectors: there are no
/// forms with invocations or run loop modes.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  public override init() { super.init() }

  /// An operation of a group, with its weakly held target.
  private struct Operation {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  /// Operations that are undone together, in the order of registration.
  private final class Group {
    var operations: [Operation] = []
    var name = ""
    var isDiscardable = false
  }

  private enum Activity { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, from the outermost to the innermost.
  private var openGroups: [Group] = []
  /// True if the outermost open group was opened by a registration, and ends with the turn.
  private var isOpenByEvent = false
  private var activity = Activity.none
  private var disablingCount = 0
  /// The number of registrations so far: a change that continues another compares it.
  final private(set) var registrationCount = 0

  // MARK: Registering

  /// Registers an operation that reverses a change. While an undo or a redo is performed, it becomes part of the
  /// opposite.
  ///
  /// The target is not retained: the operation of a target that is gone does nothing.
  @preconcurrency
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(Operation(target: target) { target in if let target = target as? TargetType { handler(target) } })
  }

  /// Registers a method that reverses a change, with its argument. While an undo or a redo is performed, it becomes part
  /// of the opposite.
  ///
  /// The argument is retained, the target is not: the operation of a target that is gone does nothing.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(Operation(target: target as AnyObject) { target in selector.send(to: target, with: [anObject]) })
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent || activity != .none else {
        fatalError("registerUndo(withTarget:handler:): must begin a group before registering undo")
      }
      openGroupByEvent()
    }
    registrationCount += 1
    openGroups.last?.operations.append(operation)
    if activity == .none { redoStack.removeAll() }
  }

  /// A Boolean value that indicates whether operations are recorded; see `disableUndoRegistration()`.
  open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

  /// Stops the recording of operations until a matching `enableUndoRegistration()`. Calls can be nested.
  open func disableUndoRegistration() { disablingCount += 1 }

  /// Ends a `disableUndoRegistration()`. Traps without one, as the original throws an exception.
  open func enableUndoRegistration() {
    guard disablingCount > 0 else {
      fatalError("enableUndoRegistration() may only be called after a matching call of disableUndoRegistration()")
    }
    disablingCount -= 1
  }

  // MARK: Grouping

  /// A Boolean value that indicates whether the operations of one turn form a group; true by default.
  open var groupsByEvent = true

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// The maximum number of groups that can be undone; 0, the default, sets no limit. A lower number drops the oldest.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Opens a group. Groups can be nested: an inner group becomes a part of the outer one.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, activity == .none { openGroupByEvent() }
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. Traps if no group is open, as the original throws an exception.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      fatalError("endUndoGrouping(): endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if openGroups.isEmpty { isOpenByEvent = false }
    guard !group.operations.isEmpty else { return }
    if let outer = openGroups.last {
      outer.operations += group.operations
      if outer.name.isEmpty { outer.name = group.name }
    } else if activity == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroupByEvent() {
    isOpenByEvent = groupsByEvent && activity == .none
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard isOpenByEvent else { return }
    let group = openGroups[0]
    let context = SceneContext.current
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.openGroups.count == 1, self.openGroups[0] === group else { return }
        context.perform { self.endUndoGrouping() }
      }
    }
  }

  /// Closes the group of the current event. Groups that the app opened stay open.
  final func endEvent() {
    if isOpenByEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there is an operation to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty } && activity == .none }

  /// A Boolean value that indicates whether there is an operation to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// A Boolean value that indicates whether `undo()` is in progress.
  open var isUndoing: Bool { activity == .undoing }

  /// A Boolean value that indicates whether `redo()` is in progress.
  open var isRedoing: Bool { activity == .redoing }

  /// Closes the group of the current event, and undoes the last group.
  ///
  /// Traps if another group is open, as the original throws an exception.
  open func undo() {
    endEvent()
    guard openGroups.isEmpty else {
      fatalError("undo(): undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last closed group. Does nothing if there isn't one.
  open func undoNestedGroup() {
    guard activity == .none, openGroups.isEmpty, !undoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    perform(undoStack.removeLast(), as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Undoes the last undo. Does nothing if there isn't one, or if anything was registered since.
  open func redo() {
    endEvent()
    guard activity == .none, openGroups.isEmpty, !redoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    perform(redoStack.removeLast(), as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group, as activity: Activity) {
    self.activity = activity
    let opposite = Group()
    opposite.name = group.name
    opposite.isDiscardable = group.isDiscardable
    openGroups = [opposite]
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.perform(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
    self.activity = .none
  }

  // MARK: Removing

  /// Removes all operations, closes all groups, and enables the recording of operations.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    isOpenByEvent = false
    disablingCount = 0
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.operations.removeAll { $0.target === target } }
    undoStack.removeAll { $0.operations.isEmpty }
    redoStack.removeAll { $0.operations.isEmpty }
  }

  // MARK: Names

  /// Names the group that is open, or else the last one: "Typing" for a menu item "Undo Typing".
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? (activity == .none ? undoStack.last : nil))?.name = actionName
  }

  /// The name of the group that `undo()` reverses; empty if it has none.
  open var undoActionName: String {
    let open = openGroups.first { !$0.operations.isEmpty }
    return (activity == .none ? open : nil)?.name ?? undoStack.last?.name ?? ""
  }

  /// The name of the group that `redo()` performs again; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu item: "Undo" with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item: "Redo" with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemText.localized("Undo") : SystemText.localized("Undo %@", actionName)
  }

  /// The title of a menu item that performs an action with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemText.localized("Redo") : SystemText.localized("Redo %@", actionName)
  }

  /// Marks the group that is open as one whose loss does not matter.
  open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }

  /// A Boolean value that indicates whether the group that `undo()` reverses was marked as discardable.
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

  /// A Boolean value that indicates whether the group that `redo()` performs again was marked as discardable.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  /// Posted before groups are opened or closed, before undo and redo, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}

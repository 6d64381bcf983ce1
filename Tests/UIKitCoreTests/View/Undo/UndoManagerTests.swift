import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct UndoManagerTests {
  @MainActor final class Counter {
    var value = 0
    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  let manager = UndoManager()
  let counter = Counter()

  @Test("changes of one turn are undone together, and redone together")
  func turn() async {
    counter.set(1, manager)
    counter.set(2, manager)
    expectEqual(manager.groupingLevel, 1)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expectEqual(manager.groupingLevel, 0)
    counter.set(3, manager)
    manager.undo()
    expectEqual(counter.value, 2)
    #expect(manager.canUndo)
    manager.undo()
    expectEqual(counter.value, 0)
    #expect(!manager.canUndo)
    manager.redo()
    expectEqual(counter.value, 2)
    manager.redo()
    expectEqual(counter.value, 3)
    #expect(!manager.canRedo)
  }

  @Test("a change after an undo removes what could be redone")
  func redoIsCleared() {
    counter.set(1, manager)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(5, manager)
    #expect(!manager.canRedo)
  }

  @Test("groups can be opened and closed explicitly")
  func groups() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1, manager)
    manager.beginUndoGrouping()
    counter.set(2, manager)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(3, manager)
    manager.endUndoGrouping()
    manager.undo()
    expectEqual(counter.value, 2)
    manager.undo()
    expectEqual(counter.value, 0)
  }

  @Test("an empty group is not undone")
  func emptyGroup() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("levelsOfUndo drops the oldest groups")
  func levels() {
    manager.levelsOfUndo = 2
    for value in 1...3 {
      counter.set(value, manager)
      manager.endEvent()
    }
    manager.undo()
    manager.undo()
    expectEqual(counter.value, 1)
    #expect(!manager.canUndo)
  }

  @Test("names appear in the titles of both menu items")
  func names() {
    expectEqual(manager.undoMenuItemTitle, "Undo")
    counter.set(1, manager)
    manager.setActionName("Typing")
    expectEqual(manager.undoActionName, "Typing")
    expectEqual(manager.undoMenuItemTitle, "Undo Typing")
    manager.undo()
    expectEqual(manager.undoActionName, "")
    expectEqual(manager.redoMenuItemTitle, "Redo Typing")
  }

  @Test("disabled registration records nothing")
  func disabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    counter.set(1, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    counter.set(2, manager)
    #expect(manager.canUndo)
  }

  @Test("the operations of a target can be removed, and those of a target that is gone do nothing")
  func targets() {
    let other = Counter()
    counter.set(1, manager)
    other.set(1, manager)
    manager.removeAllActions(withTarget: counter)
    manager.undo()
    expectEqual(counter.value, 1)
    expectEqual(other.value, 0)
    var gone: Counter? = Counter()
    gone?.set(1, manager)
    weak let reference = gone
    gone = nil
    #expect(reference == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test("undo and redo are announced before and after")
  func notifications() {
    @MainActor final class Names { var all: [Notification.Name] = [] }
    let names = Names()
    let wanted: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = wanted.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { names.all.append(name) }
      }
    }
    counter.set(1, manager)
    manager.undo()
    manager.redo()
    expectEqual(names.all, wanted)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("a view finds the manager of its window")
  func responders() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
    #expect(view.undoManager != nil)
  }
}

import Foundation

extension UIWindowScene {
  /// Provides the session with the identifier, the activity and the values that an earlier scene kept, and lets its views
  /// take the rest when they are laid out.
  func restore(_ record: RestorationRecord) {
    // Two connected scenes never share an identifier.
    if !(application?.openSessions.contains { $0.persistentIdentifier == record.sessionIdentifier } ?? false) {
      session.persistentIdentifier = record.sessionIdentifier
    }
    session.stateRestorationActivity = record.activity
    session.keptValues = record.values
    awaitedInterface = record.interface
    // A link is where the user wants to be now.
    if configuration.url != nil { awaitedInterface.tabs = [:] }
  }

  /// Asks the scene's delegate for the activity that restores the scene, and keeps it for the next start of the app,
  /// together with the values of the scene's views.
  func writeRestoration() {
    guard delegate != nil else { return }
    updateRestoration()
    guard let file = configuration.restorationFile else { return }
    if let record = restorationRecord(withInterface: configuration.keepsInterface) {
      record.write(to: file)
    } else {
      RestorationRecord.remove(file)
    }
  }

  /// Returns the record of the scene for a host that keeps it; nil if there is no state.
  func keepRestoration() -> Data? {
    context.perform {
      updateRestoration()
      let data = restorationRecord(withInterface: true)?.data
      isKept = data != nil
      return data
    }
  }

  /// The state of the scene; nil if there is none.
  private func restorationRecord(withInterface: Bool) -> RestorationRecord? {
    let interface = withInterface ? InterfaceState(of: self).merging(awaitedInterface) : InterfaceState()
    let activity = session.stateRestorationActivity
    guard activity != nil || !session.keptValues.isEmpty || !interface.isEmpty else { return nil }
    return RestorationRecord(
      sessionIdentifier: session.persistentIdentifier, activity: activity, values: session.keptValues,
      interface: interface)
  }

  /// Brings the activity and the values of the session up to date.
  private func updateRestoration() {
    guard let delegate else { return }
    if configuration.restorationFile != nil, !turn.isPerforming {
      // The views may keep more because of the change of the scene's state.
      while performTurnIfNeeded() {}
    }
    let activity = delegate.stateRestorationActivity(for: self)
    activity?.saveIfNeeded()
    session.stateRestorationActivity = activity
    if let valueKeeper { session.keptValues = valueKeeper.propertyList }
  }

  /// Gives the views the state that an earlier scene kept. Returns true if one took it.
  ///
  /// The rest, whose views are not there yet or have no content, is kept for later turns, until the user begins
  /// to use the scene.
  func restoreInterface() -> Bool {
    guard !awaitedInterface.isEmpty else { return false }
    var isChanged = false
    // An outer tab is selected first: it may contain inner ones, and all the rest.
    for (path, tab) in awaitedInterface.tabs.sorted(by: { $0.key.length < $1.key.length }) {
      guard let bar = path.view(in: self) as? UITabBar, bar.manager?.restoreTab(tab) == true else { continue }
      awaitedInterface.tabs[path] = nil
      isChanged = true
    }
    // An outer view is scrolled first: what it then shows may contain inner ones.
    for (path, position) in awaitedInterface.positions.sorted(by: { $0.key.length < $1.key.length }) {
      guard let view = path.view(in: self) as? UIScrollView, view.restore(position) else { continue }
      awaitedInterface.positions[path] = nil
      view.layoutIfNeeded()
      isChanged = true
    }
    for (path, text) in awaitedInterface.texts {
      guard let view = path.view(in: self) as? any RestorableText, view.restoreText(text) else { continue }
      awaitedInterface.texts[path] = nil
      isChanged = true
    }
    return isChanged
  }
}

import Foundation

extension UIWindowScene {
  /// Provides the session with the identifier, the activity and the values that an earlier start of the app kept.
  func readRestoration() {
    guard !configuration.startsFresh, let record = configuration.restorationFile.flatMap(RestorationRecord.read) else {
      return
    }
    session.persistentIdentifier = record.sessionIdentifier
    session.stateRestorationActivity = record.activity
    session.keptValues = record.values
  }

  /// Asks the scene's delegate for the activity that restores the scene, and keeps it for the next start of the app,
  /// together with the values of the scene's views.
  func writeRestoration() {
    guard let delegate else { return }
    if configuration.restorationFile != nil, !turn.isPerforming {
      // The views may keep more because of the change of the scene's state.
      while performTurnIfNeeded() {}
    }
    let activity = delegate.stateRestorationActivity(for: self)
    activity?.saveIfNeeded()
    session.stateRestorationActivity = activity
    guard let file = configuration.restorationFile else { return }
    if activity == nil, session.keptValues.isEmpty { return RestorationRecord.remove(file) }
    RestorationRecord(
      sessionIdentifier: session.persistentIdentifier, activity: activity, values: session.keptValues
    ).write(to: file)
  }
}

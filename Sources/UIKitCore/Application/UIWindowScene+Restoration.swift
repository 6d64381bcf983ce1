import Foundation

extension UIWindowScene {
  /// Provides the session with the identifier and the activity that an earlier start of the app kept.
  func readRestoration() {
    guard !configuration.startsFresh, let record = configuration.restorationFile.flatMap(RestorationRecord.read) else {
      return
    }
    session.persistentIdentifier = record.sessionIdentifier
    session.stateRestorationActivity = record.activity
  }

  /// Asks the scene's delegate for the activity that restores the scene, and keeps it for the next start of the app.
  func writeRestoration() {
    guard let delegate else { return }
    let activity = delegate.stateRestorationActivity(for: self)
    activity?.saveIfNeeded()
    session.stateRestorationActivity = activity
    guard let file = configuration.restorationFile else { return }
    if let activity {
      RestorationRecord(sessionIdentifier: session.persistentIdentifier, activity: activity).write(to: file)
    } else {
      RestorationRecord.remove(file)
    }
  }
}

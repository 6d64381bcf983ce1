import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeMail(_ store: MailStore) -> any MailScreen { MailSplitViewController(store: store) }

/// The screen of the app, as its scene sees it.
@MainActor package protocol MailScreen: UIViewController {
  /// The activity that leads to the user's place, and to the message that is being written.
  var activity: NSUserActivity { get }

  /// Opens the message of a link such as `pergola-mail://message/12`. Returns false if there is none.
  func open(_ link: URL) -> Bool
}

extension MailSplitViewController: MailScreen {
  var activity: NSUserActivity {
    let activity = place.activity
    updateUserActivityState(activity)
    return activity
  }

  func open(_ link: URL) -> Bool { MailPlace.message(in: link).map { open($0) } ?? false }
}

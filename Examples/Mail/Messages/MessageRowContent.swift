import UIKit

/// The content of a row: an unread dot, the correspondent with the date, the subject with a flag, the preview.
struct MessageRowContent: UIContentConfiguration {
  var message: Message
  /// The date in words.
  var date: String
  var margins: NSDirectionalEdgeInsets

  func makeContentView() -> any UIView & UIContentView { MessageRowView(self) }

  func updated(for state: any UIConfigurationState) -> MessageRowContent { self }
}

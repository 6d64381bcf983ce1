import RenderTree

/// A sentence that a page says about itself, in the language of the app's texts.
enum PageSentence: String, CaseIterable, Sendable {
  /// There has been no connection for a while.
  case lost
  /// The server has refused something.
  case refused
  /// The browser went forward to a place that the app can't show again.
  case gone
  /// A text is too long. `{0}` stands for its length, `{1}` for the greatest one.
  case long
  /// A text was typed into a field that the app does not show any more after a restart. `{0}` stands for the text.
  case orphan
  /// The state of the scene is too large for the store.
  case large

  /// The sentence in a language, a tag of BCP 47; in English if there is no translation.
  func text(in language: String) -> String {
    switch language.prefix(while: { $0 != "-" }).lowercased() {
    case "ar": arabic
    default: english
    }
  }

  private var english: String {
    switch self {
    case .lost: "No connection. What you type is kept."
    case .refused: "Something that you did could not be sent."
    case .gone: "This page was closed, and can’t be shown again."
    case .long: "This text has {0} characters, and can have {1}. Changes are kept when it is shorter."
    case .orphan: "What you typed has no field any more. Tap to hide it: {0}"
    case .large: "This page has more than can be kept: it is lost if the server starts again."
    }
  }

  private var arabic: String {
    switch self {
    case .lost: "لا يوجد اتصال. يُحتفظ بما تكتبه."
    case .refused: "تعذّر إرسال شيء مما فعلته."
    case .gone: "أُغلقت هذه الصفحة، ولا يمكن عرضها مجددًا."
    case .long: "يتكوّن هذا النص من {0} حرفًا، والحد الأقصى {1}. تُحفظ التغييرات عندما يصبح أقصر."
    case .orphan: "لم يعد لما كتبته حقل. انقر لإخفائه: {0}"
    case .large: "في هذه الصفحة أكثر مما يمكن حفظه: تُفقد إذا أُعيد تشغيل الخادم."
    }
  }
}

import Foundation
import RenderTree

/// The texts of the system's own controls, such as "Edit" and "Cancel", in the language of the app's texts.
///
/// As in the original, an app that has no Arabic texts of its own has English controls, whatever the user prefers.
package enum SystemText {
  /// The text in the language of the scene whose code runs; the English one if there is no translation.
  package static func localized(_ english: String) -> String { table?[english] ?? english }

  /// A text around another one, for which the English text has the place `%@`.
  package static func localized(_ english: String, _ inserted: String) -> String {
    localized(english).replacingOccurrences(of: "%@", with: inserted)
  }

  /// The translations into the language; nil in English.
  private static var table: [String: String]? {
    let traits = UITraitCollection.current.preferredLanguages
    let preferred = traits.isEmpty ? [Locale.current.identifier(.bcp47)] : traits
    let wanted = preferred.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    // Most users' languages have no table, and the languages of the app are not looked at.
    guard wanted.contains(where: { tables[$0] != nil }) else { return nil }
    let language = InterfaceLanguage(preferring: wanted, among: Bundle.languagesOfApp).tag
    return tables[String(language.prefix { $0 != "-" })]
  }

  private static let tables = ["ar": arabic]

  private static let arabic = [
    "%@ Documents": "المستندات: %@",
    "%@ Images": "الصور: %@",
    "%@ Item": "العناصر: %@",
    "%@ Items": "العناصر: %@",
    "%@ Links": "الروابط: %@",
    "Action": "إجراء",
    "Add": "إضافة",
    "Allow": "السماح",
    "Back": "رجوع",
    "Bcc:": "نسخة مخفية:",
    "Bookmarks": "العلامات",
    "Camera": "الكاميرا",
    "Cancel": "إلغاء",
    "Cc:": "نسخة:",
    "Changes the height of the sheet": "يغيّر ارتفاع الورقة",
    "Check the spelling or try a new search.": "تحقّق من الإملاء أو جرّب بحثًا جديدًا.",
    "Checkmark": "علامة اختيار",
    "Choose Files": "اختيار الملفات",
    "Choose Files…": "اختيار الملفات…",
    "Choose File…": "اختيار ملف…",
    "Choose a File": "اختيار ملف",
    "Clear text": "مسح النص",
    "Close": "إغلاق",
    "Collapse": "طي",
    "Compose": "إنشاء",
    "Contacts": "جهات الاتصال",
    "Copy": "نسخ",
    "Delete": "حذف",
    "Delete Draft": "حذف المسودة",
    "Done": "تم",
    "Don’t Allow": "عدم السماح",
    "Do you want to allow “%@” to use Face ID?": "هل تريد السماح لـ “%@” باستخدام بصمة الوجه؟",
    "Downloads": "التنزيلات",
    "Edit": "تحرير",
    "Enter Full Screen": "ملء الشاشة",
    "Exit Full Screen": "إنهاء ملء الشاشة",
    "Expand": "توسيع",
    "Fast Forward": "تقديم سريع",
    "Favorites": "المفضلة",
    "Featured": "المميزة",
    "Hide Sidebar": "إخفاء الشريط الجانبي",
    "History": "السجل",
    "Image": "صورة",
    "In progress": "قيد التنفيذ",
    "Insert": "إدراج",
    "Link": "رابط",
    "Loading": "جارٍ التحميل",
    "Loading…": "جارٍ التحميل…",
    "Mail": "البريد",
    "Message": "الرسالة",
    "Messages": "الرسائل",
    "Missing destination": "الوجهة غير موجودة",
    "More": "المزيد",
    "More Info": "مزيد من المعلومات",
    "Most Recent": "الأحدث",
    "Most Viewed": "الأكثر مشاهدة",
    "Moving": "قيد النقل",
    "New Message": "رسالة جديدة",
    "No Results": "لا توجد نتائج",
    "No Results for “%@”": "لا توجد نتائج لـ «%@»",
    "OK": "موافق",
    "Open in Browser": "الفتح في المتصفح",
    "Organize": "تنظيم",
    "Pause": "إيقاف مؤقت",
    "Play": "تشغيل",
    "Preview": "معاينة",
    "Progress halted": "توقف التقدّم",
    "Recents": "الحديثة",
    "Redo": "إعادة",
    "Redo %@": "إعادة %@",
    "Refresh": "تحديث",
    "Refreshing": "جارٍ التحديث",
    "Reorder": "إعادة الترتيب",
    "Reorder %@": "إعادة ترتيب %@",
    "Reply": "رد",
    "Rewind": "ترجيع",
    "Save": "حفظ",
    "Save Draft": "حفظ المسودة",
    "Save to Files": "حفظ في الملفات",
    "Search": "بحث",
    "Section Index": "فهرس الأقسام",
    "Send": "إرسال",
    "Share": "مشاركة",
    "Share…": "مشاركة…",
    "Sheet Grabber": "مقبض الورقة",
    "Show Sidebar": "إظهار الشريط الجانبي",
    "Stop": "إيقاف",
    "Subject:": "الموضوع:",
    "Text": "نص",
    "The page could not be loaded.": "تعذّر تحميل الصفحة.",
    "To:": "إلى:",
    "Top Rated": "الأعلى تقييمًا",
    "Undo": "تراجع",
    "Undo %@": "تراجع عن %@",
    "“%@” Asks You to Prove Your Identity": "يطلب “%@” إثبات هويتك",
    "“%@” Would Like to Send You Notifications": "يريد “%@” إرسال إشعارات إليك",
    "“%@” Would Like to Use Your Data": "يريد “%@” استخدام بياناتك",
  ]
}

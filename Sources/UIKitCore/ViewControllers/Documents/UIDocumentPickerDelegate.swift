import Foundation

/// The methods by which a document picker tells the user's choice.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chose files and the picker was dismissed. Does nothing by default.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called after the user dismissed the picker without a choice. Does nothing by default.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    AbsentMethod.note()
  }

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { AbsentMethod.note() }
}

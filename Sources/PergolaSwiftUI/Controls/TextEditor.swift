import Foundation
@_spi(Toolkit) import UIKitCore

/// A view in which the user edits a text of many lines. It takes all its place, and scrolls.
///
/// Each edit writes the binding; a value that is set from outside is shown.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  /// The view of the text.
  @MainActor public var body: some View { EditorRepresentable(text: text) }
}

private struct EditorRepresentable: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> EditorCoordinator { EditorCoordinator() }

  func makeUIView(context: Context) -> EditorView {
    let view = EditorView()
    view.delegate = context.coordinator
    view.backgroundColor = nil
    return view
  }

  func updateUIView(_ view: EditorView, context: Context) {
    let environment = context.environment
    context.coordinator.write = { if text != $0 { text = $0 } }
    // The caret stays where it is unless the text has changed from outside.
    if view.text != text { view.text = text }
    view.isEditable = environment.isEnabled
    view.isSelectable = environment.isEnabled
    view.font = environment.uiFont
    view.adjustsFontForContentSizeCategory = true
    view.textAlignment = environment.multilineTextAlignment.uiAlignment
    environment.fieldSettings.apply(to: view)
    environment.applyScrollSettings(to: view, dismissMode: .none)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: EditorView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.sizeThatFits(CGSize(width: proposal.width ?? 100, height: 100)))
  }
}

/// The text view of an editor or of a growing field.
class EditorView: UITextView, FocusableField {
  private var began: () -> Void = {}
  private var ended: () -> Void = {}

  func followEditing(began: @escaping () -> Void, ended: @escaping () -> Void) {
    (self.began, self.ended) = (began, ended)
  }

  /// Reports the beginning and the end of editing.
  func editingDidChange(_ isEditing: Bool) { if isEditing { began() } else { ended() } }
}

/// The connection of a text view with its editor or field.
final class EditorCoordinator: NSObject, UITextViewDelegate {
  var write: (String) -> Void = { _ in }
  var editingChanged: (Bool) -> Void = { _ in }

  func textViewDidChange(_ textView: UITextView) { write(textView.text ?? "") }

  func textViewDidBeginEditing(_ textView: UITextView) {
    editingChanged(true)
    (textView as? EditorView)?.editingDidChange(true)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    editingChanged(false)
    (textView as? EditorView)?.editingDidChange(false)
  }
}

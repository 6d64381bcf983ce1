import Foundation

/// A recognizer that places the insertion point and selects text.
///
/// A tap places the insertion point, two select a word, three a paragraph. A mouse drag selects, and so does a finger's
/// drag in the first responder, unless a scroll view can follow it. The shift key extends the selection.
final class TextSelectionGestureRecognizer: UIGestureRecognizer {
  private let onChange: @MainActor (TextSelectionGestureRecognizer) -> Void
  /// The selection that the first tap made, which a drag extends by whole words or paragraphs.
  private var origin = 0..<0
  private var taps = 1
  /// True if the shift key is down.
  private var extends = false
  /// True until the touch has made its first selection.
  private(set) var isStart = true
  private var isMouse = false
  /// True while `onChange` is called for the location at which the touch began.
  private var usesStartLocation = false

  /// The movement at which a drag begins, in points.
  private static let slop: CGFloat = 4
  /// The movement up to which a finger's touch is a tap, in points.
  private static let tapTolerance: CGFloat = 10

  init(onChange: @escaping @MainActor (TextSelectionGestureRecognizer) -> Void) {
    self.onChange = onChange
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first, touch.view === view else {
      state = .failed
      return
    }
    taps = touch.tapCount
    extends = touch.isShifted
    isMouse = touch.isFromMouse
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    switch state {
    case .possible:
      let distance = touch.location.distance(to: touch.startLocation)
      guard distance >= (isMouse ? Self.slop : Self.tapTolerance) else { return }
      state = isMouse || fingerSelects(touch) ? .began : .failed
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    isStart = true
    origin = 0..<0
  }

  /// True if a finger's drag selects text.
  private func fingerSelects(_ touch: UITouch) -> Bool {
    guard let view, view.isFirstResponder else { return false }
    let movement = CGPoint(
      x: touch.location.x - touch.startLocation.x, y: touch.location.y - touch.startLocation.y)
    var ancestor: UIView? = view
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.canFollow(movement) { return false }
      ancestor = current.superview
    }
    return true
  }

  override func gestureDidProceed() {
    switch state {
    case .began:
      // The selection begins where the touch began, and follows to where it is now.
      usesStartLocation = true
      onChange(self)
      usesStartLocation = false
      isStart = false
      onChange(self)
    case .changed:
      onChange(self)
    case .ended:
      onChange(self)
      isStart = false
    case .possible, .cancelled, .failed: break
    }
  }

  override func location(in view: UIView?) -> CGPoint {
    guard usesStartLocation, let touch = trackedTouches.first else { return super.location(in: view) }
    return UITouch.convert(touch.startLocation, from: touch.window, to: view)
  }

  /// Selects in a text, given the current location of the touch in the text's coordinates.
  func select(in editor: TextEditor, at point: CGPoint) {
    let caret = editor.lines.caret(nearestTo: point)
    guard isStart else { return extend(in: editor, to: caret) }
    if extends {
      editor.move(to: caret, extending: true)
      origin = editor.anchor..<editor.anchor
      return
    }
    origin = unit(at: caret.offset, in: editor)
    if origin.isEmpty { editor.move(to: caret, extending: false) } else { editor.select(origin) }
  }

  /// Extends the selection from its origin to the word or paragraph of a caret.
  private func extend(in editor: TextEditor, to caret: TextCaret) {
    let unit = unit(at: caret.offset, in: editor)
    if caret.offset < origin.lowerBound {
      editor.select(from: origin.upperBound, to: TextCaret(offset: unit.lowerBound))
    } else if caret.offset > origin.upperBound {
      editor.select(from: origin.lowerBound, to: unit.isEmpty ? caret : TextCaret(offset: unit.upperBound))
    } else {
      editor.select(origin)
    }
  }

  /// The piece of text that the number of taps selects; empty for one tap. Hidden text is one piece.
  private func unit(at offset: Int, in editor: TextEditor) -> Range<Int> {
    switch taps {
    case ...1: offset..<offset
    case 2 where !editor.hidesText: editor.document.word(at: offset)
    case 3 where !editor.hidesText: editor.document.paragraph(at: offset)
    default: 0..<editor.document.length
    }
  }
}

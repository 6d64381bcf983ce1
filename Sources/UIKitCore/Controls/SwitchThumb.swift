import Foundation
import RenderTree

/// The thumb of a switch or a slider. In cells it shows a disc if the switch is on and a ring if it is off, because
/// without colours the track and the thumb are invisible.
final class SwitchThumb: UIView {
  /// True if the thumb shows the state on.
  var isOn = false { didSet { if oldValue != isOn { setNeedsRender() } } }

  /// The colour of the disc or ring.
  var markColor = UIColor.systemGray { didSet { if oldValue != markColor { setNeedsRender() } } }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    // In a picture the thumb is a plain circle, so that the drawing is empty.
    .symbol(
      SymbolContent(
        name: isOn ? "circlebadge.fill" : "circlebadge", character: isOn ? "●" : "○",
        color: markColor.rendered(with: traits), frame: bounds, drawing: Drawing([])))
  }
}

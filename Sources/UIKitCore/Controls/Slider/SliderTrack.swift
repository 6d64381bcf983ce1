import Foundation

/// The track of a slider: a bar whose two parts meet at the middle of the thumb. In a terminal it is a row of
/// characters, the thumb included.
final class SliderTrack: UIView {
  /// The colours and images of a track.
  struct Look {
    /// The colour of the part below the value; nil for the tint colour.
    var minimumColor: UIColor?
    /// The colour of the part above the value; nil for a grey.
    var maximumColor: UIColor?
    var minimumImage: UIImage?
    var maximumImage: UIImage?
    /// The colour of the thumb in a terminal; nil for that of the part below the value.
    var thumbColor: UIColor?
    /// True if the thumb has no image, so that a terminal shows a character for it.
    var showsThumb: Bool
  }

  private let minimumPart = TintedPart()
  private let maximumPart = TintedPart()
  private let row = CharacterRow()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [maximumPart, minimumPart] {
      part.contentMode = .scaleToFill
      addSubview(part)
    }
    addSubview(row)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the track.
  ///
  /// - Parameter split: The distance of the thumb's middle from the track's left end, in points.
  func show(_ look: Look, split: CGFloat) {
    let isInCells = traitCollection.pointGrid != nil
    for part in [minimumPart, maximumPart] { part.isHidden = isInCells }
    row.isHidden = !isInCells
    row.frame = bounds
    if let cell = traitCollection.pointGrid {
      row.runs = runs(look, columns: bounds.width.wholeCells(of: cell.width), thumb: split.wholeCells(of: cell.width))
      return
    }
    let split = max(0, min(split, bounds.width))
    let left = CGRect(x: 0, y: 0, width: split, height: bounds.height)
    let right = CGRect(x: split, y: 0, width: bounds.width - split, height: bounds.height)
    minimumPart.frame = isRightToLeft ? right : left
    maximumPart.frame = isRightToLeft ? left : right
    minimumPart.image = look.minimumImage
    minimumPart.color = look.minimumColor
    maximumPart.image = look.maximumImage
    maximumPart.color = look.maximumColor ?? .systemFill
    minimumPart.layer.cornerRadius = look.minimumImage == nil ? bounds.height / 2 : 0
    maximumPart.layer.cornerRadius = look.maximumImage == nil ? bounds.height / 2 : 0
  }

  private func runs(_ look: Look, columns: Int, thumb: Int) -> [CharacterRow.Run] {
    guard columns > 0 else { return [] }
    let place = min(thumb, columns - 1)
    let below = isRightToLeft ? columns - 1 - place : place
    let character = look.showsThumb ? "●" : " "
    let runs = [
      CharacterRow.Run(text: String(repeating: "━", count: below), color: look.minimumColor),
      CharacterRow.Run(text: character, color: look.thumbColor ?? look.minimumColor),
      CharacterRow.Run(
        text: String(repeating: "─", count: columns - 1 - below), color: look.maximumColor ?? .systemGray),
    ].filter { !$0.text.isEmpty }
    return isRightToLeft ? runs.reversed() : runs
  }
}

import Foundation
import RenderTree

/// A picture in an attributed string, in the place of a character U+FFFC with the attribute `.attachment`.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star.fill")!)))
/// ```
///
/// A symbol has the size and the weight of the text's font, unless its configuration says otherwise, and stands on its
/// baseline. Other images have their own size, with their lower edge on the baseline. Symbols and templates have the
/// text's colour. In a terminal, a symbol is its character, and another image a placeholder in one row.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Unchecked, as for the other values of attributes: it must not be changed once it is shared.

  /// The code of the character that a picture takes the place of: U+FFFC.
  public static let character = 0xFFFC

  /// The image; nil for that in `contents`.
  open var image: UIImage?
  /// The picture's frame beside the text's position on the baseline, in points: a negative y moves it down, and x has no
  /// effect. An empty one, the default, stands for the image's own size.
  open var bounds = CGRect.zero
  /// The file of an image, which is shown if `image` is nil.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// The words that stand for the picture in a label's text for assistive technologies; nil for a symbol's name.
  open var accessibilityLabel: String?

  /// A picture from a file; nil for one whose image is set later.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// A picture without an image.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// A picture of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image that is shown; nil if there is none.
  private final var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The words that stand for the picture; empty if it has none.
  final var spokenLabel: String { accessibilityLabel ?? shownImage?.accessibilityName ?? "" }

  /// The picture in text of a font and a colour; nil if there is no image.
  final func rendered(font: UIFont, color: UIColor, traits: UITraitCollection) -> TextAttachment? {
    guard let image = shownImage?.filled(from: UIImage.SymbolConfiguration(font: font)) else { return nil }
    let size = bounds.isEmpty ? image.size(with: traits) : bounds.size
    let drop = bounds.isEmpty ? image.baselineOffsetFromBottom(with: traits) ?? 0 : -bounds.minY
    // A symbol is as high as letters of its size.
    let letters = bounds.isEmpty && image.isSymbolImage ? image.lettersBeside(traits) : nil
    let frame = CGRect(origin: .zero, size: size)
    let tint = image.storage.tintColor ?? color
    let symbol = image.symbolContent(in: frame, tint: tint, traits: traits, isRightToLeft: traits.isRightToLeft)
    let drawing = symbol?.drawing ?? Drawing(image.operations(in: frame, template: color, traits: traits))
    return TextAttachment(
      size: size, drop: drop, ascender: letters?.ascender, descender: letters?.descender, drawing: drawing,
      character: symbol?.character, color: symbol?.color ?? color.rendered(with: traits), label: spokenLabel)
  }
}

extension UIImage {
  /// The font of the text that a symbol has the size of.
  fileprivate func lettersBeside(_ traits: UITraitCollection) -> UIFont {
    .systemFont(ofSize: storage.configuration.pointSize(with: traits))
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, of a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// The text of a picture: a character U+FFFC with the attachment.
  public convenience init(attachment: NSTextAttachment) { self.init(attachment: attachment, attributes: [:]) }

  /// The text of a picture with further attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [Key: Any]) {
    self.init(
      string: String(TextAttachment.placeholder), attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// The text with the words of its pictures in their places, for assistive technologies.
  final var spokenString: String {
    guard string.contains(TextAttachment.placeholder) else { return string }
    return runs.map { run in
      guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return run.text }
      return run.text.replacing(String(TextAttachment.placeholder), with: attachment.spokenLabel)
    }.joined()
  }
}

extension StyledText.Run {
  /// The runs of text with equal attributes: each picture is a run of its own, and letters have no picture.
  static func separating(_ text: String, _ attributes: TextAttributes) -> [Self] {
    guard attributes.attachment != nil else { return [Self(text, attributes)] }
    var letters = attributes
    letters.attachment = nil
    return text.map { Self(String($0), $0 == TextAttachment.placeholder ? attributes : letters) }
  }
}

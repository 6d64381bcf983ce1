import Foundation
import RenderTree

/// An edited text in lines of a width, of which only the needed paragraphs are laid out.
///
/// Coordinates are those of the text: its top left corner is zero. The heights of paragraphs that were never needed are
/// estimates.
@MainActor
final class LaidOutText {
  /// The appearance and the room of the text.
  struct Setting: Equatable {
    var width: CGFloat
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
    var scale: CGFloat
  }

  private(set) var document = TextDocument()
  private(set) var setting: Setting
  private var engine: any TextEngine = MonospaceTextEngine()

  /// The engine that measures the text.
  var textEngine: any TextEngine { engine }

  private var traits: UITraitCollection = .current
  private weak var window: UIWindow?
  /// The number of changes of the setting, which make layouts invalid.
  private var version = 0
  /// The range that is underlined, because its text is still composed.
  var markedRange: Range<Int>? {
    didSet {
      guard oldValue != markedRange else { return }
      for range in [oldValue, markedRange].compactMap(\.self) { discardLayouts(in: range) }
    }
  }

  init(setting: Setting) { self.setting = setting }

  // MARK: Single line

  /// True if the text is laid out in one line.
  var isSingleLine: Bool { !setting.width.isFinite }

  /// The index of the part of a very long line at which its coordinates begin.
  private(set) var firstPart = 0
  /// The maximum number of parts of a line that are shown.
  static let shownParts = 3

  /// Shows the part of a very long line around an offset.
  func showPart(around offset: Int) {
    firstPart = max(0, document.paragraphs.position(ofOffset: offset).index - 1)
  }

  /// The shown part of a very long line; otherwise the whole text.
  var shownText: String {
    let end = min(firstPart + Self.shownParts, document.paragraphs.count)
    var text = ""
    document.paragraphs.forEach(in: firstPart..<end) { text += $0.paragraph.text }
    return text
  }

  // MARK: Setting

  /// Sets the room, the appearance and the engine. Returns false if nothing changed.
  @discardableResult
  func prepare(_ setting: Setting, engine: any TextEngine, traits: UITraitCollection, window: UIWindow?) -> Bool {
    let isSame = setting == self.setting && self.window === window && (self.traits === traits || self.traits == traits)
    self.traits = traits
    guard !isSame || version == 0 else { return false }
    self.setting = setting
    self.engine = engine
    self.window = window
    version += 1
    estimateHeights()
    return true
  }

  private func estimateHeights() {
    let sample = "Some words of text, to estimate how many fit"
    let line = lineHeight
    let width = setting.width
    let length = layout(StyledText(sample, attributes), width: .infinity).size.width
    let perUnit = length / CGFloat(sample.utf16.count)
    document.setEstimate { units in
      guard width.isFinite, width > 0 else { return line }
      return max(1, (CGFloat(units) * perUnit / width).rounded(.up)) * line
    }
  }

  private var attributes: TextAttributes {
    TextAttributes([:], traits: traits, defaults: DefaultTextAttributes(font: setting.font, color: setting.color))
  }

  /// The height of a line in the text's own font, in points.
  var lineHeight: CGFloat {
    engine.metrics(of: setting.font.descriptor).lineHeight.ceiledToPixel(setting.scale)
  }

  // MARK: Text

  /// Replaces the whole text, and ends a composition.
  func setDocument(_ document: TextDocument) {
    self.document = document
    markedRange = nil
    estimateHeights()
  }

  /// Replaces a range. Only the paragraphs that it touches are laid out again.
  func replace(_ range: Range<Int>, with fragment: TextFragment) { document.replace(range, with: fragment) }

  /// Changes the attributes of all text that has attributes of its own.
  ///
  /// - Complexity: O(*n*).
  func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var fragment = document.fragment(in: 0..<document.length)
    guard fragment.runs.contains(where: { $0.attributes != nil }) else { return }
    for index in fragment.runs.indices {
      guard var values = fragment.runs[index].attributes?.values else { continue }
      change(&values)
      fragment.runs[index].attributes = TextAttributeSet(values)
    }
    document = TextDocument(fragment)
    estimateHeights()
  }

  private func discardLayouts(in range: Range<Int>) {
    let first = document.paragraphs.position(ofOffset: range.lowerBound).index
    let last = document.paragraphs.position(ofOffset: range.upperBound).index
    document.paragraphs.forEach(in: first..<(last + 1)) { $0.paragraph.layout = nil }
  }

  // MARK: Layouts

  private func layout(_ text: StyledText, width: CGFloat) -> TextLayout {
    var style = ParagraphStyle(lineBreak: width.isFinite ? .byWordWrapping : .byClipping, maximumLines: 0)
    style.alignment = .init(setting.alignment)
    return engine.layout(text, style: style, in: CGSize(width: width, height: .infinity))
  }

  private func styledText(of paragraph: EditedParagraph, at start: Int) -> StyledText {
    let length = paragraph.contentLength
    // An empty line has a look too, which hosts give to the text that is typed into it.
    guard length > 0 else { return StyledText("", attributes) }
    let defaults = DefaultTextAttributes(font: setting.font, color: setting.color)
    // Empty, at either end, if the composed text is in other paragraphs.
    let marked = markedRange.map { ($0.lowerBound - start)..<($0.upperBound - start) }?.clamped(to: 0..<length) ?? 0..<0
    if marked.isEmpty, paragraph.runs.count <= 1, paragraph.runs.first?.attributes == nil {
      return StyledText(String(paragraph.content), attributes)
    }
    var runs: [StyledText.Run] = []
    var runStart = 0
    for run in paragraph.runs {
      let range = (runStart..<(runStart + run.length)).clamped(to: 0..<length)
      runStart += run.length
      let attributes = TextAttributes(run.attributes?.values ?? [:], traits: traits, defaults: defaults)
      var underlined = attributes
      underlined.isUnderlined = true
      for (limits, attributes) in [
        (0..<marked.lowerBound, attributes), (marked, underlined), (marked.upperBound..<length, attributes),
      ] {
        let part = range.clamped(to: limits)
        if !part.isEmpty { runs += StyledText.Run.separating(paragraph.text.utf16Slice(part), attributes) }
      }
    }
    return StyledText(runs: runs)
  }

  /// Returns the layout of a paragraph, and corrects its height.
  @discardableResult
  func layout(at position: ParagraphTree.Position) -> ParagraphLayout {
    let entry = document.paragraphs[position.index]
    if let known = entry.paragraph.layout, known.version == version {
      if !entry.isMeasured { document.setHeight(known.height, at: position.index) }
      return known
    }
    let layout = layout(styledText(of: entry.paragraph, at: position.start), width: setting.width)
    let height = layout.lines.isEmpty ? lineHeight : layout.size.height.ceiledToPixel(setting.scale)
    let made = ParagraphLayout(version: version, layout: layout, height: height)
    entry.paragraph.layout = made
    if !entry.isMeasured || entry.height != height { document.setHeight(height, at: position.index) }
    return made
  }

  /// Returns the positions of the insertion point in a paragraph.
  func carets(at position: ParagraphTree.Position) -> TextCarets {
    var layout = layout(at: position)
    if let carets = layout.carets { return carets }
    let paragraph = document.paragraphs[position.index].paragraph
    let spare = setting.width.isFinite ? setting.width : 0
    let x: CGFloat =
      switch setting.alignment {
      case .center: spare / 2
      case .right: spare
      case .left, .justified, .natural: traits.layoutDirection == .rightToLeft && setting.alignment != .left ? spare : 0
      }
    let carets = TextCarets(
      String(paragraph.content), layout: layout.layout, direction: .natural,
      emptyLine: CGRect(x: x, y: 0, width: 0, height: lineHeight))
    layout.carets = carets
    paragraph.layout = layout
    return carets
  }

  // MARK: Heights

  /// The height of the text, in points; partly an estimate until everything was measured.
  var height: CGFloat { document.paragraphs.height }

  /// Lays out all paragraphs, so that the height is exact.
  ///
  /// - Complexity: O(*n*) in the paragraphs that were never laid out.
  func measureAll() {
    var index = 0
    while let next = document.paragraphs.firstUnmeasured(from: index) {
      layout(at: document.paragraphs.position(ofIndex: next))
      index = next + 1
    }
  }

  /// The width of the longest line of the paragraphs that are laid out.
  ///
  /// - Complexity: O(*n*) in the paragraphs.
  var usedWidth: CGFloat {
    var width: CGFloat = 0
    document.paragraphs.forEach(in: 0..<document.paragraphs.count) { entry in
      width = max(width, entry.paragraph.layout?.layout.size.width ?? 0)
    }
    return width
  }

  /// Returns the size of the text in lines of another width.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func size(forWidth width: CGFloat) -> CGSize {
    var size = CGSize.zero
    var start = 0
    document.paragraphs.forEach(in: 0..<document.paragraphs.count) { entry in
      let layout = layout(styledText(of: entry.paragraph, at: start), width: width)
      size.width = max(size.width, layout.size.width)
      size.height += layout.lines.isEmpty ? lineHeight : layout.size.height.ceiledToPixel(setting.scale)
      start += entry.paragraph.length
    }
    return size
  }
}

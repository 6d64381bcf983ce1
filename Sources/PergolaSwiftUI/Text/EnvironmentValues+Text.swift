import Foundation
@_spi(Toolkit) import UIKitCore

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }
  private enum StylingKey: EnvironmentKey {
    static var defaultValue: TextStyling { TextStyling() }
  }
  private enum LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
  }
  private enum AlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private enum TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
  private enum ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }
  private enum TighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum CaseKey: EnvironmentKey {
    static var defaultValue: TextCaseSetting { TextCaseSetting() }
  }

  /// The locale in which texts are looked up, and values are written.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The font of text and symbols; nil for that of the body.
  public var font: Font? {
    get { textStyling.font }
    set { textStyling.font = newValue }
  }

  /// The greatest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { lineLimits.greatest }
    set { lineLimits = LineLimits(greatest: newValue) }
  }

  /// The alignment of several lines of text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The part of a line that is too long that an ellipsis replaces.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The room between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The least factor by which the font of a text that doesn't fit is made smaller.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// True if the room between the characters of a text that hardly fits may be made smaller.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The change of all letters; nil for none.
  public var textCase: Text.Case? {
    get { textCaseSetting.textCase }
    set { textCaseSetting = TextCaseSetting(textCase: newValue, isSet: true) }
  }

  /// The change of all letters, which a list makes in the titles of sections unless the app has set one, or none.
  var textCaseSetting: TextCaseSetting {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The look that views set for the texts inside.
  var textStyling: TextStyling {
    get { self[StylingKey.self] }
    set { self[StylingKey.self] = newValue }
  }

  /// The numbers of lines that a text may have.
  var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// UIKit's font of text and symbols, at the default size of text.
  var uiFont: UIFont { textStyling.resolvedFont.uiFont }
}

/// A change of all letters, or none, and its origin.
struct TextCaseSetting: Equatable {
  var textCase: Text.Case?
  /// True if the app has set the change, or none.
  var isSet = false
}

/// The numbers of lines that a text may have.
struct LineLimits: Equatable {
  /// The number of lines whose room a text always takes.
  var least = 0
  /// nil for no limit.
  var greatest: Int?
}

extension View {
  /// Sets the font of text and symbols; nil for that of the body.
  public nonisolated func font(_ font: Font?) -> some View { modifier(EnvironmentModifier { $0.font = font }) }

  private nonisolated func textStyling(_ change: @escaping (inout TextStyling) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.textStyling) })
  }

  /// Sets the weight of fonts; nil for that of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textStyling { $0.weight = weight } }
  /// Sets the design of fonts; nil for that of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyling { $0.design = design } }
  /// Makes text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyling { $0.isBold = isActive } }
  /// Makes text italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyling { $0.isItalic = isActive } }
  /// Underlines text with a pattern, in a colour; nil for that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyling { $0.underline = TextStyling.LineSetting(isActive, pattern, color) }
  }
  /// Strikes text through with a pattern, in a colour; nil for that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyling { $0.strikethrough = TextStyling.LineSetting(isActive, pattern, color) }
  }
  /// Gives digits equal widths.
  public nonisolated func monospacedDigit() -> some View { textStyling { $0.hasMonospacedDigits = true } }
  /// Gives characters equal widths.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textStyling { $0.design = isActive ? .monospaced : nil }
  }
  /// Adds room between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyling { $0.kerning = kerning } }
  /// Adds room between characters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyling { $0.kerning = tracking } }
  /// Moves the text up from the baselines of its lines, or down if negative, in points. The lines become higher. In a
  /// terminal the text stays in its rows.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyling { $0.baselineOffset = baselineOffset }
  }

  /// Sets the greatest number of lines of texts; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier { $0.lineLimits = LineLimits(greatest: number) })
  }

  /// Sets the greatest number of lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentModifier { $0.lineLimits = LineLimits(greatest: limit.upperBound) })
  }

  /// Sets the number of lines whose room texts always take.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentModifier { $0.lineLimits = LineLimits(least: limit.lowerBound) })
  }

  /// Sets the number of lines whose room texts always take, and the greatest number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentModifier { $0.lineLimits = LineLimits(least: limit.lowerBound, greatest: limit.upperBound) })
  }

  /// Sets the greatest number of lines of texts, and whether they always take the room of all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(EnvironmentModifier { $0.lineLimits = LineLimits(least: reservesSpace ? limit : 0, greatest: limit) })
  }

  /// Sets the alignment of several lines of text.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }

  /// Sets the part of a line that is too long that an ellipsis replaces.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentModifier { $0.truncationMode = mode })
  }

  /// Sets the room between the lines of texts, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.lineSpacing = lineSpacing })
  }

  /// Lets the font of texts that don't fit become smaller, down to a factor.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.minimumScaleFactor = factor })
  }

  /// Lets the room between the characters of texts that hardly fit become smaller.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentModifier { $0.allowsTightening = flag })
  }

  /// Changes all letters of texts; nil leaves them.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentModifier { $0.textCase = textCase })
  }
}

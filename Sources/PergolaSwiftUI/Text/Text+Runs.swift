import Foundation
import UIKitCore

extension Text {
  /// The text in runs, as an environment has it.
  @MainActor
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    appendRuns(to: &runs, around: environment.textStyling, environment)
    guard let textCase = environment.textCase else { return runs }
    for index in runs.indices {
      runs[index].string = textCase.applied(to: runs[index].string, locale: environment.locale)
    }
    return runs
  }

  /// The text without its look and its images.
  @MainActor
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { $0.picture == nil ? $0.string : "" }.joined()
  }

  /// The text without its look, with the words of its images in their places, for assistive technologies.
  @MainActor
  func spokenString(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { $0.picture?.label ?? $0.string }.joined()
  }

  @MainActor
  private func appendRuns(to runs: inout [TextRun], around outer: TextStyling, _ environment: EnvironmentValues) {
    let styling = outer.overlaid(by: styling)
    switch storage {
    case .verbatim(let string): runs.append(TextRun(string: string, styling: styling))
    case .formatted(let input): runs.append(TextRun(string: input.text(environment.locale), styling: styling))
    case .joined(let first, let second):
      first.appendRuns(to: &runs, around: styling, environment)
      second.appendRuns(to: &runs, around: styling, environment)
    case .image(let image):
      guard let picture = image.picture(styling, in: environment) else { return }
      runs.append(TextRun(string: "\u{FFFC}", styling: styling, picture: picture))
    case .attributed(let string):
      for run in string.runs {
        let inner = TextStyling(run.attributes)
        runs.append(TextRun(string: String(string[run.range].characters), styling: styling.overlaid(by: inner)))
      }
    case .localized(let key, let table, let bundle):
      let text = LocalizedStrings.shared.text(for: key.key, table: table, in: bundle, locale: environment.locale)
      key.appendRuns(of: text, to: &runs, around: styling, environment)
    case .resource(let resource):
      var environment = environment
      if let own = resource.ownLocale { environment.locale = own }
      let text = resource.format(in: environment.locale)
      LocalizedStringKey(resource).appendRuns(of: text, to: &runs, around: styling, environment)
    }
  }
}

extension Image {
  /// The image in text of a look; nil if there is none.
  @MainActor
  fileprivate func picture(_ styling: TextStyling, in environment: EnvironmentValues) -> TextRun.Picture? {
    var environment = environment
    environment.textStyling = styling
    guard let image = uiImage(in: environment) else { return nil }
    return TextRun.Picture(image: image, label: isDecorative ? "" : name(of: image, in: environment) ?? "")
  }
}

extension LocalizedStringKey {
  /// Appends the text that was found for the key, with its Markdown and its values.
  @MainActor
  fileprivate func appendRuns(
    of text: String, to runs: inout [TextRun], around styling: TextStyling, _ environment: EnvironmentValues
  ) {
    guard !arguments.isEmpty else {
      for run in InlineMarkdown.runs(of: text) { runs.append(TextRun(run, styling, link: run.link)) }
      return
    }
    let numbers = arguments.map { argument -> Double? in
      if case .value(let value) = argument { value.number } else { nil }
    }
    let format = MarkedFormat(text, numbers: numbers)
    for run in format.runs {
      let link = run.link.map { format.filled($0) { string(of: $0, environment) } }
      var literal = run
      literal.text = ""
      func flush() {
        if !literal.text.isEmpty { runs.append(TextRun(literal, styling, link: link)) }
        literal.text = ""
      }
      for character in run.text {
        guard let part = format.part(character) else {
          literal.text.append(character)
          continue
        }
        if case .argument(let position, _) = part, position < arguments.count,
          case .text(let text) = arguments[position]
        {
          flush()
          var text = text
          text.styling = TextRun(run, TextStyling(), link: link).styling.overlaid(by: text.styling)
          runs += text.runs(around: styling, in: environment)
        } else {
          literal.text += string(of: part, environment)
        }
      }
      flush()
    }
  }

  /// The text of a part of the format. A place without a value stays empty.
  @MainActor
  private func string(of part: FormatTemplate.Part, _ environment: EnvironmentValues) -> String {
    switch part {
    case .literal(let literal): return literal
    case .argument(let position, let specifier):
      guard position < arguments.count else { return "" }
      switch arguments[position] {
      case .value(let value): return value.formatted(specifier, locale: environment.locale)
      case .text(let text): return text.string(in: environment)
      }
    }
  }
}

extension Text {
  @MainActor
  fileprivate func runs(around styling: TextStyling, in environment: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    appendRuns(to: &runs, around: styling, environment)
    return runs
  }
}

extension TextRun {
  fileprivate init(_ run: InlineMarkdown.Run, _ outer: TextStyling, link: String?) {
    var inner = TextStyling()
    if run.isBold { inner.isBold = true }
    if run.isItalic { inner.isItalic = true }
    if run.isStruckThrough { inner.strikethrough = .line(.single) }
    if run.isCode { inner.design = .monospaced }
    if let link { inner.link = URL(string: link) }
    self.init(string: run.text, styling: outer.overlaid(by: inner))
  }
}

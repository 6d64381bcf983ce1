import Foundation
import PergolaTesting
import UIKitCore

/// The environment of a random use that stays the same from its beginning to its end.
public struct Surroundings: Hashable, Sendable {
  public var textEngine: Driver.TextEngine
  public var idiom: Driver.Idiom
  public var layoutDirection: UIUserInterfaceLayoutDirection

  public init(
    textEngine: Driver.TextEngine = .monospace, idiom: Driver.Idiom = .phone,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.textEngine = textEngine
    self.idiom = idiom
    self.layoutDirection = layoutDirection
  }

  /// All surroundings; the plainest first. Seeds take turns with them.
  public static let all: [Surroundings] = {
    #if Image
      let engines: [Driver.TextEngine] = [.monospace, .system]
    #else
      let engines: [Driver.TextEngine] = [.monospace]
    #endif
    return [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      [Driver.Idiom.phone, .pad].flatMap { idiom in
        engines.map { Surroundings(textEngine: $0, idiom: idiom, layoutDirection: direction) }
      }
    }
  }()

  /// The arguments of `Example.use`, as source.
  var source: String { "textEngine: .\(textEngine), idiom: .\(idiom), layoutDirection: .\(layoutDirection)" }
}

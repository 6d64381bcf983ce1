import Foundation
import RenderTree

@testable import WebHost

extension SceneSurroundings {
  /// Surroundings without pictures, in English.
  static var test: SceneSurroundings {
    SceneSurroundings(
      base: "", textEngine: MonospaceTextEngine(), rasterizer: nil, urlScheme: nil, language: "en", description: nil,
      textSize: .large, appearance: .light)
  }
}

extension PageEvent.Opening {
  /// A page on a phone.
  static var test: PageEvent.Opening {
    PageEvent.Opening(
      size: CGSize(width: 390, height: 800), scale: 2, appearance: .light, contrast: .normal, reducesMotion: false,
      textSize: .large, languages: ["en"], timeZone: nil, frame: 1)
  }
}

import Expectations
import RenderTree
import Testing

@Suite struct InterfaceLanguageTests {
  @Test(
    "the language is the user's most preferred one among those of the app, or the app's first",
    arguments: [
      (["de-CH", "ar-EG", "en"], ["en", "ar"], "ar-EG"), (["en-GB", "ar"], ["en", "ar"], "en-GB"),
      (["fr"], ["en", "ar"], "en"), ([], ["de", "en"], "de"), (["AR"], ["en", "ar"], "AR"), (["fr"], [], "en"),
    ])
  func choice(preferred: [String], available: [String], tag: String) {
    expectEqual(InterfaceLanguage(preferring: preferred, among: available).tag, tag)
  }

  @Test(
    "the direction is that in which the language is written",
    arguments: [
      ("ar", SceneConfiguration.LayoutDirection.rightToLeft), ("he-IL", .rightToLeft), ("fa", .rightToLeft),
      ("en", .leftToRight), ("ja", .leftToRight), ("az-Arab", .rightToLeft),
    ])
  func direction(tag: String, direction: SceneConfiguration.LayoutDirection) {
    expectEqual(InterfaceLanguage(preferring: [tag], among: [tag]).direction, direction)
  }

  @Test("the language of the texts leads the user's languages, unless it is none of them")
  func leading() {
    let preferred = ["de", "ar-EG", "en"]
    expectEqual(InterfaceLanguage(preferring: preferred, among: ["ar"]).leading(preferred), ["ar-EG", "de", "en"])
    expectEqual(InterfaceLanguage(preferring: preferred, among: ["fr"]).leading(preferred), preferred)
  }
}

#if Web
  import Expectations
  import RenderTree
  import Testing

  @testable import WebHost

  @Suite struct SceneLanguageTests {
    private func environment(_ languages: [String], of app: [String] = ["en", "ar"]) -> SceneEnvironment {
      var environment = SceneEnvironment()
      environment.languages = languages
      environment.appLanguages = app
      return environment
    }

    private func configuration(_ environment: SceneEnvironment) -> SceneConfiguration {
      var configuration = SceneConfiguration(size: .zero, textEngine: MonospaceTextEngine())
      environment.apply(to: &configuration)
      return configuration
    }

    @Test("a browser in Arabic gets an app with Arabic texts from right to left")
    func arabic() {
      let configuration = configuration(environment(["de", "ar-EG", "en"]))
      expectEqual(configuration.layoutDirection, .rightToLeft)
      expectEqual(configuration.languages, ["ar-EG", "de", "en"])
    }

    @Test("a browser in Arabic gets an app without Arabic texts from left to right")
    func untranslated() {
      let environment = environment(["ar-EG"], of: ["en"])
      expectEqual(configuration(environment).layoutDirection, .leftToRight)
      expectEqual(environment.language, "en")
    }

    @Test("a language that the server chose is that of all browsers")
    func common() {
      var environment = environment(["de", "en"])
      environment.commonLanguage = "ar"
      let configuration = configuration(environment)
      expectEqual(configuration.layoutDirection, .rightToLeft)
      expectEqual(configuration.languages, ["ar"])
      expectEqual(environment.language, "ar")
    }

    @Test("a server that lays out from right to left does so in every language")
    func mirrored() {
      var environment = environment(["en"])
      environment.isAlwaysRightToLeft = true
      expectEqual(configuration(environment).layoutDirection, .rightToLeft)
      expectEqual(environment.language, "en")
    }
  }
#endif

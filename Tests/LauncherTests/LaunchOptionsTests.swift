import ArgumentParser
import Expectations
import Foundation
import RenderTree
import Testing

@testable import Launcher

#if Web
  import WebHost
#endif

@Suite struct LaunchOptionsTests {
  /// The message for a wrong command line and its exit status; nil if the arguments are valid.
  func refusal(_ arguments: [String]) -> (message: String, status: Int32)? {
    do {
      _ = try LaunchOptions.parse(arguments)
      return nil
    } catch {
      return (LaunchOptions.fullMessage(for: error), LaunchOptions.exitCode(for: error).rawValue)
    }
  }

  @Test("all options of the text host are parsed")
  func allOptions() throws {
    let options = try LaunchOptions.parse([
      "--host", "text", "--output", "screen.txt", "--size", "844x390", "--appearance", "dark",
      "--text-size", "extraLarge", "--open", "stand://apples",
    ])
    expectEqual(options.host, .text)
    expectEqual(options.output, .file("screen.txt"))
    expectEqual(options.size?.value, CGSize(width: 844, height: 390))
    expectEqual(options.appearance, .dark)
    expectEqual(options.textSize, .extraLarge)
    expectEqual(options.url?.value, URL(string: "stand://apples"))
  }

  @Test(
    "the direction is that of the language, or from right to left if that is asked for",
    arguments: [
      (["--language", "ar"], SceneConfiguration.LayoutDirection.rightToLeft), (["--language", "ar-EG"], .rightToLeft),
      (["--language", "en"], .leftToRight), (["--language", "he"], .leftToRight),
      (["--language", "en", "--right-to-left"], .rightToLeft), (["--right-to-left"], .rightToLeft),
    ])
  func direction(arguments: [String], direction: SceneConfiguration.LayoutDirection) throws {
    expectEqual(try LaunchOptions.parse(arguments).direction(among: ["en", "ar"]), direction)
  }

  @Test("a language is a tag of BCP 47", arguments: ["", "a", "arabic", "ar_EG", "ar-", "a1", "ar-EG!"])
  func wrongLanguage(tag: String) {
    expectEqual(refusal(["--language", tag])?.status, 64)
  }

  @Test(
    "a registration takes neither a language nor a direction", arguments: [["--language", "ar"], ["--right-to-left"]])
  func registrationWithLanguage(arguments: [String]) {
    expectEqual(refusal(["--register-url-scheme"] + arguments)?.status, 64)
  }

  @Test("an app starts with its kept state unless a fresh start is asked for")
  func freshStart() throws {
    #expect(try !LaunchOptions.parse([]).fresh)
    #expect(try LaunchOptions.parse(["--fresh"]).fresh)
  }

  @Test("a terminal keeps typed texts only if asked to, and other hosts are not asked")
  func keptInterface() throws {
    #expect(try !LaunchOptions.parse([]).keepInterface)
    #expect(try LaunchOptions.parse(["--host", "terminal", "--keep-interface"]).keepInterface)
    let refused = try #require(refusal(["--host", "text", "--keep-interface"]))
    #expect(refused.message.contains("--host terminal"), "\(refused.message)")
    expectEqual(refused.status, 64)
  }

  @Test("the options for URL schemes are parsed")
  func schemeOptions() throws {
    let forced = try LaunchOptions.parse(["--register-url-scheme", "--force"])
    #expect(forced.registerURLScheme)
    #expect(forced.force)
    #expect(try !LaunchOptions.parse(["--register-url-scheme"]).force)
    #expect(try LaunchOptions.parse(["--unregister-url-scheme"]).unregisterURLScheme)
  }

  @Test("without options the text host prints a phone's frame")
  func defaults() throws {
    let options = try LaunchOptions.parse([])
    expectEqual(options.chosenHost(isTerminal: false), .text)
    #expect(options.output == nil)
    expectEqual(ScreenSize.phone.value, CGSize(width: 390, height: 844))
  }

  @Test("in a terminal the app is shown there unless a frame is requested")
  func inTerminal() throws {
    try expectEqual(LaunchOptions.parse([]).chosenHost(isTerminal: true), .terminal)
    try expectEqual(LaunchOptions.parse(["--appearance", "dark"]).chosenHost(isTerminal: true), .terminal)
    try expectEqual(LaunchOptions.parse(["--host", "text"]).chosenHost(isTerminal: true), .text)
    try expectEqual(LaunchOptions.parse(["--output", "-"]).chosenHost(isTerminal: true), .text)
    try expectEqual(LaunchOptions.parse(["--size", "80x80"]).chosenHost(isTerminal: true), .text)
    try expectEqual(LaunchOptions.parse(["--host", "terminal"]).chosenHost(isTerminal: false), .terminal)
  }

  @Test("all options of the terminal host are parsed")
  func terminalOptions() throws {
    let options = try LaunchOptions.parse([
      "--host", "terminal", "--appearance", "dark", "--text-size", "small", "--open", "stand://apples",
    ])
    expectEqual(options.host, .terminal)
    expectEqual(options.appearance, .dark)
    expectEqual(options.textSize, .small)
    expectEqual(options.url?.value, URL(string: "stand://apples"))
  }

  @Test(
    "a wrong option names the expected values and exits with 64",
    arguments: [
      (["--size", "390"], "390x844"),
      (["--size", "0x10"], "390x844"),
      (["--size", "-3x10"], "390x844"),
      (["--size", "99999999x10"], "390x844"),
      (["--appearance", "purple"], "dark"),
      (["--text-size", "huge"], "extraLarge"),
      (["--output", "screen.gif"], "screen.png"),
      (["--open", "not a url"], "URL"),
      (["--host", "paper"], "text"),
      (["--host", "terminal", "--output", "screen.txt"], "--host text"),
      (["--host", "terminal", "--size", "80x80"], "--host text"),
      (["--host", "text", "--output", "screen.png"], "screen.txt"),
      (["--listen", "127.0.0.1:80"], "--host web"),
      (["--base-path", "/admin"], "--host web"),
      (["--trusted-proxy", "10.0.0.7"], "--host web"),
      (["--store", "memory"], "--host web"),
      (["--limit", "sessions=5"], "--host web"),
      (["--scale", "2"], "image"),
      (["--register-url-scheme", "--open", "stand://apples"], "no other option"),
      (["--unregister-url-scheme", "--open", "stand://apples"], "no other option"),
      (["--unregister-url-scheme", "--register-url-scheme"], "no other option"),
      (["--unregister-url-scheme", "--force"], "no other option"),
      (["--force"], "--register-url-scheme"),
      (["--open", "stand://" + String(repeating: "a", count: 20_000)], "URL"),
      (["--open", "stand:\u{1B}]0;evil\u{7}"], "URL"),
      (["--frobnicate"], "--frobnicate"),
    ])
  func wrongOptions(arguments: [String], expected: String) throws {
    let refusal = try #require(self.refusal(arguments))
    #expect(refusal.message.contains(expected), "\(refusal.message)")
    expectEqual(refusal.status, 64)
  }

  #if Web
    @Test("all options of the web host are parsed", arguments: ["8080", "0.0.0.0:80", "[::1]:0", "localhost:65535"])
    func webOptions(address: String) throws {
      let options = try LaunchOptions.parse([
        "--host", "web", "--listen", address, "--text-size", "small", "--base-path", "/admin", "--trusted-proxy",
        "10.0.0.7", "--trusted-proxy", "fd00::/8", "--limit", "sessionsPerAddress=20", "--limit", "gracePeriod=1.5",
      ])
      expectEqual(options.host, .web)
      try expectEqual(options.listen?.address, ListenAddress(address))
      expectEqual(options.basePath, "/admin")
      expectEqual(options.trustedProxy.map(\.text), ["10.0.0.7", "fd00::/8"])
      try expectEqual(options.webLimits.sessionsPerAddress, 20)
      try expectEqual(options.webLimits.gracePeriod, .milliseconds(1500))
    }

    @Test(
      "an option that a page cannot follow is refused with status 64",
      arguments: [
        (["--host", "web", "--listen", "80:80:80"], "127.0.0.1:8080"),
        (["--host", "web", "--listen", "127.0.0.1:70000"], "127.0.0.1:8080"),
        (["--host", "web", "--base-path", "admin"], "slash"),
        (["--host", "web", "--trusted-proxy", "proxy.example"], "numeric address"),
        (["--host", "web", "--limit", "sessions"], "name=value"),
        (["--host", "web", "--limit", "people=3"], "property of WebHost.Limits"),
        (["--host", "web", "--limit", "scenes=0"], "whole number"),
        (["--host", "web", "--limit", "heartbeat=soon"], "seconds"),
        (["--host", "web", "--store", "memory", "--fresh"], "no --store"),
        (["--host", "web", "--store", "mysql://host"], "knows no mysql servers"),
        (["--host", "web", "--size", "390x844"], "--host image"),
        (["--host", "web", "--output", "-"], "--host text"),
        (["--host", "web", "--open", "stand://apples"], "address"),
        (["--host", "web", "--scale", "2"], "--host image"),
      ])
    func wrongPages(arguments: [String], expected: String) throws {
      let refusal = try #require(self.refusal(arguments))
      #expect(refusal.message.contains(expected), "\(refusal.message)")
      expectEqual(refusal.status, 64)
    }

    @Test("a host that does not exist is a wrong option, and an address in use a service that can't be offered")
    func servingErrors() {
      let address = ListenAddress(host: "nonsense")
      expectEqual(WebHostError.unknownHost(address).status, 64)
      expectEqual(WebHostError.cannotListen(address, reason: "in use").status, 69)
    }
  #else
    @Test("without the trait Web the web host is refused with status 64")
    func noPages() throws {
      let refusal = try #require(self.refusal(["--host", "web"]))
      #expect(refusal.message.contains("trait Web"))
      expectEqual(refusal.status, 64)
    }
  #endif

  #if Image
    @Test("all options of the image host are parsed")
    func imageOptions() throws {
      let options = try LaunchOptions.parse([
        "--host", "image", "--output", "screen.svg", "--size", "320x480", "--scale", "1.5", "--appearance", "dark",
      ])
      expectEqual(options.output, .file("screen.svg"))
      expectEqual(options.output?.pictureFormat, .svg)
      expectEqual(options.scale?.value, 1.5)
      expectEqual(options.chosenHost(isTerminal: true), .image)
    }

    @Test("a picture file name selects the image host", arguments: ["screen.png", "a.b/screen.svg"])
    func pictureByItsName(path: String) throws {
      try expectEqual(LaunchOptions.parse(["--output", path]).chosenHost(isTerminal: true), .image)
    }

    @Test(
      "an impossible picture is refused with the allowed values and status 64",
      arguments: [
        (["--host", "image"], "screen.png"),
        (["--host", "image", "--output", "-"], "screen.png"),
        (["--host", "image", "--output", "screen.txt"], "screen.png"),
        (["--output", "screen.png", "--scale", "0"], "0.25"),
        (["--output", "screen.png", "--scale", "nan"], "0.25"),
        (["--output", "screen.png", "--size", "100000x100000"], "390x844"),
        (["--output", "screen.png", "--size", "20000x20000"], "67108864"),
        (["--output", "screen.png", "--size", "10x20000", "--scale", "3"], "32,767"),
        (["--output", "screen.txt", "--scale", "3"], "--host image"),
      ])
    func wrongPictures(arguments: [String], expected: String) throws {
      let refusal = try #require(self.refusal(arguments))
      #expect(refusal.message.contains(expected), "\(refusal.message)")
      expectEqual(refusal.status, 64)
    }
  #else
    @Test("without the trait Image the image host is refused with status 64")
    func noPictures() throws {
      let refusal = try #require(self.refusal(["--output", "screen.png"]))
      #expect(refusal.message.contains("trait Image"))
      expectEqual(refusal.status, 64)
    }
  #endif

  @Test("the kind of device goes with frames, and asks for one")
  func idiom() throws {
    let options = try LaunchOptions.parse(["--idiom", "pad"])
    expectEqual(options.idiom, .pad)
    expectEqual(options.chosenHost(isTerminal: true), .text)
    for host in ["terminal", "web"] { expectEqual(refusal(["--host", host, "--idiom", "pad"])?.status, 64) }
    expectEqual(refusal(["--idiom", "tv"])?.status, 64)
  }
}

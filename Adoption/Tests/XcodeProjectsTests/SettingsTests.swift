import Foundation
import Testing

@testable import XcodeProjects

@Suite("Build settings")
struct SettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    var settings = BuildSettings()
    for layer in layers { settings.add(layer) }
    return settings
  }

  @Test("a later layer wins and may keep the inherited value")
  func inheritance() {
    let settings = settings(["FLAGS": "a"], ["FLAGS": "$(inherited) b"], ["OTHER": "x"], ["FLAGS": "$(FLAGS) c"])
    #expect(settings["FLAGS"] == "a b c")
    #expect(settings["NONE"] == nil)
  }

  @Test("names are replaced by values, also inside of names, with operators")
  func expansion() {
    let settings = settings(["NAME": "My App-2", "WHICH": "NAME", "A": "$(B)", "B": "$(A)"])
    #expect(settings.expand("$(NAME:c99extidentifier) ${NAME:rfc1034identifier:lower}") == "My_App_2 my-app-2")
    #expect(settings.expand("$($(WHICH))|$(NONE:default=x)|$5|$(") == "My App-2|x|$5|$(")
    #expect(settings["A"] == "")
  }

  @Test("conditions hold as in a debug build for the simulator")
  func conditions() {
    let settings = settings([
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device", "B[arch=arm64]": "arm",
    ])
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == nil)
  }

  @Test("a list's words are held together by quotation marks")
  func words() {
    #expect(settings(["L": #"a "b c" d\ e"#]).list("L") == ["a", "b c", "d e"])
  }

  @Test("a configuration file includes others, and reports what it can't read")
  func configurationFile() throws {
    let folder = try TemporaryFolder([
      "A.xcconfig": "#include \"B.xcconfig\"\n#include? \"None.xcconfig\"\nX = $(inherited) 2 // comment\nnonsense\n",
      "B.xcconfig": "X = 1\nY[sdk=iphoneos*] = 3\n#include \"A.xcconfig\"\n",
    ])
    let file = ConfigurationFile(folder.url.appending(path: "A.xcconfig"))
    #expect(file.definitions == ["X": "1 2", "Y[sdk=iphoneos*]": "3"])
    #expect(file.problems.count == 2)
    #expect(file.problems.first?.hasSuffix("A.xcconfig: includes itself") == true)
    #expect(file.problems.last?.contains("A.xcconfig:4: “nonsense” is not a build setting") == true)
  }
}

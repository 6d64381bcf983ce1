import Expectations
import Foundation
import Testing

@testable import Launcher

@Suite struct StateFileTests {
  @Test("an app's state is in a folder with its name, in the folder for states or else in the home folder")
  func place() {
    expectEqual(
      StateFile(name: "Fruit Stand", environment: ["XDG_STATE_HOME": "/states", "HOME": "/home/ada"])?.url.path,
      "/states/Fruit Stand/scene.plist")
    expectEqual(
      StateFile(name: "Fruit", environment: ["XDG_STATE_HOME": "relative", "HOME": "/home/ada"])?.url.path,
      "/home/ada/.local/state/Fruit/scene.plist")
    #expect(StateFile(name: "Fruit", environment: [:]) == nil)
  }

  @Test("a name of an app never leads out of the folder", arguments: ["..", ".", ""])
  func names(name: String) {
    let environment = ["XDG_STATE_HOME": "/states"]
    expectEqual(StateFile(name: name, environment: environment)?.url.path, "/states/app/scene.plist")
    expectEqual(StateFile(name: "../a/b", environment: environment)?.url.path, "/states/..-a-b/scene.plist")
  }
}

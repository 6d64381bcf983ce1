import Testing

@testable import Fences

/// The arguments of builds that checks of types take over.
@Suite struct BuildArgumentsTests {
  @Test("search paths, aliases, conditions and features stay; outputs and the driver's own arguments go")
  func kept() {
    let all = [
      "/usr/bin/swiftc", "-module-name", "App", "-emit-module", "-emit-module-path", "/b/App.swiftmodule",
      "-output-file-map", "/b/map.json", "-incremental", "-c", "@/b/sources", "-I", "/b/Modules", "-target", "x86_64",
      "-enable-batch-mode", "-index-store-path", "/b/index", "-Onone", "-enable-testing", "-j2", "-DDEBUG",
      "-I/usr/include/cairo", "-Xcc",
      "-I/usr/include", "-module-alias", "UIKit=PergolaUIKit", "-swift-version", "5", "-enable-upcoming-feature",
      "ExistentialAny", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/b/Macros#Macros", "-g",
    ]
    #expect(
      BuildArguments.kept(all) == [
        "-I", "/b/Modules", "-target", "x86_64", "-Onone", "-enable-testing", "-DDEBUG", "-I/usr/include/cairo", "-Xcc",
        "-I/usr/include",
        "-module-alias", "UIKit=PergolaUIKit", "-swift-version", "5", "-enable-upcoming-feature", "ExistentialAny",
        "-load-plugin-executable", "/b/Macros#Macros",
      ])
  }
}

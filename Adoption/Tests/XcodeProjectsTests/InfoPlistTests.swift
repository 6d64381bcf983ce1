import Foundation
import Testing

@testable import XcodeProjects

@Suite("Info.plist")
struct InfoPlistTests {
  private func plist(_ settings: [String: String]) -> PropertyListValue? {
    var all = BuildSettings()
    all.add(settings)
    let target = ProjectTarget(name: "App", kind: .app, settings: all)
    return InfoPlist(of: target, in: URL(filePath: "/")).content
  }

  @Test("the accent colour and the icon are those that the settings name")
  func assets() {
    let content = plist([
      "GENERATE_INFOPLIST_FILE": "YES", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    ])
    #expect(content?["NSAccentColorName"] == .string("AccentColor"))
    let icon = content?["CFBundleIcons"]?["CFBundlePrimaryIcon"]
    #expect(icon?["CFBundleIconName"] == .string("AppIcon"))
    #expect(icon?["CFBundleIconFiles"] == .array([.string("AppIcon60x60")]))
  }

  @Test("a target without a list gets none for its assets alone")
  func withoutList() {
    #expect(plist(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"]) == nil)
    #expect(plist(["GENERATE_INFOPLIST_FILE": "YES"])?["CFBundleIcons"] == nil)
  }
}

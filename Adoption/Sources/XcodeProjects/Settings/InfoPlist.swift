import Foundation

/// The property list of a target's product: its file and its settings, filled in.
struct InfoPlist {
  /// The list; nil if the target has none.
  private(set) var content: PropertyListValue?
  /// The mistakes that were found.
  private(set) var problems: [String] = []

  /// - Parameter properties: Entries from the description of the project, which win over the file's.
  init(of target: ProjectTarget, in folder: URL, adding properties: [String: PropertyListValue] = [:]) {
    let settings = target.settings
    var entries: [String: PropertyListValue] = [:]
    if settings.isEnabled("GENERATE_INFOPLIST_FILE") {
      entries = Self.standardEntries
      entries.merge(Self.generated(by: settings)) { _, new in new }
    }
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      do {
        let list = try PropertyListFile.read(URL(filePath: path, relativeTo: folder))
        entries.merge(list.dictionary ?? [:]) { _, new in new }
      } catch {
        problems.append(error.description)
      }
    }
    entries.merge(properties) { _, new in new }
    if !entries.isEmpty { entries.merge(Self.assets(named: settings)) { given, _ in given } }
    guard !entries.isEmpty else { return }
    content = .dictionary(entries.mapValues { Self.expand($0, with: settings) })
  }

  /// The entries that every generated list has.
  private static let standardEntries: [String: PropertyListValue] = [
    "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
    "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
    "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
    "CFBundleInfoDictionaryVersion": .string("6.0"),
    "CFBundleName": .string("$(PRODUCT_NAME)"),
    "CFBundleShortVersionString": .string("$(MARKETING_VERSION)"),
    "CFBundleVersion": .string("$(CURRENT_PROJECT_VERSION)"),
  ]

  /// The entries that build settings such as `INFOPLIST_KEY_UIMainStoryboardFile` define.
  private static func generated(by settings: BuildSettings) -> [String: PropertyListValue] {
    let prefix = "INFOPLIST_KEY_"
    var entries: [String: PropertyListValue] = [:]
    for name in settings.names.sorted() where name.hasPrefix(prefix) {
      guard let text = settings[name] else { continue }
      let key = String(name.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation" where text == "YES":
        entries["UIApplicationSceneManifest"] = .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
        ])
      case "UILaunchScreen_Generation" where text == "YES":
        entries["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])])
      case _ where key.hasSuffix("_Generation"): break
      default: entries[deviceKey(key)] = value(text, of: key)
      }
    }
    return entries
  }

  /// The entries that the compiler of asset catalogues adds: the names of the accent colour and of the icon.
  private static func assets(named settings: BuildSettings) -> [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = [:]
    if let color = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !color.isEmpty {
      entries["NSAccentColorName"] = .string(color)
    }
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
      entries["CFBundleIcons"] = .dictionary([
        "CFBundlePrimaryIcon": .dictionary([
          "CFBundleIconFiles": .array([.string("\(icon)60x60")]), "CFBundleIconName": .string(icon),
        ])
      ])
    }
    return entries
  }

  /// A key with its device as in a list: `UISupportedInterfaceOrientations~ipad`.
  private static func deviceKey(_ key: String) -> String {
    if key.hasSuffix("_iPad") { return key.dropLast(5) + "~ipad" }
    if key.hasSuffix("_iPhone") { return key.dropLast(7) + "~iphone" }
    return key
  }

  private static func value(_ text: String, of key: String) -> PropertyListValue {
    let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes"]
    if lists.contains(where: key.hasPrefix) { return .array(BuildSettings.words(of: text).map { .string($0) }) }
    return text == "YES" || text == "NO" ? .boolean(text == "YES") : .string(text)
  }

  private static func expand(_ value: PropertyListValue, with settings: BuildSettings) -> PropertyListValue {
    switch value {
    case .string(let text): .string(settings.expand(text))
    case .array(let elements): .array(elements.map { expand($0, with: settings) })
    case .dictionary(let entries):
      .dictionary(
        Dictionary(
          entries.map { (settings.expand($0), expand($1, with: settings)) }, uniquingKeysWith: { first, _ in first }))
    default: value
    }
  }
}

extension BuildSettings {
  /// The settings that Xcode defines for every target of a project.
  static func standard(project: String, folder: URL) -> BuildSettings {
    var settings = BuildSettings()
    settings.add([
      "PROJECT_NAME": project, "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "SOURCE_ROOT": folder.path,
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "BUILT_PRODUCTS_DIR": "/Products", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "TARGETED_DEVICE_FAMILY": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "CONTENTS_FOLDER_PATH": "$(PRODUCT_NAME).app", "BUNDLE_EXECUTABLE_FOLDER_PATH": "",
    ])
    return settings
  }
}

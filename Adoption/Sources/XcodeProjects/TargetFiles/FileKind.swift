import Foundation

/// The use that a target makes of a file, by the name's extension.
enum FileKind: Equatable {
  /// A Swift source.
  case swift
  /// A source of another language, or a file that a compiler of Apple's reads.
  case foreign
  /// A file that the product's bundle contains.
  case resource
  /// A file for developers, such as a setting or a header.
  case none

  init(path: String) {
    let name = (path as NSString).lastPathComponent
    switch (name as NSString).pathExtension.lowercased() {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s", "xcdatamodel", "xcdatamodeld", "intentdefinition",
      "mlmodel", "iig", "y", "l", "xcmappingmodel", "rcproject":
      self = .foreign
    case "h", "hpp", "hh", "pch", "modulemap", "xcconfig", "entitlements", "md", "xctestplan", "playground", "docc",
      "xcodeproj", "xcworkspace", "orig", "rej":
      self = .none
    case "plist" where name.hasSuffix("Info.plist"): self = .none
    default: self = name.hasPrefix(".") ? .none : .resource
    }
  }

  /// True for files that a compiler reads.
  var isCompiled: Bool { self == .swift || self == .foreign }

  /// True for folders that are one file for their users, such as an asset catalogue.
  static func isPackage(_ name: String) -> Bool {
    [
      "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "scnassets", "playground",
      "docc",
      "xcodeproj", "xcworkspace", "icon", "stickerpack", "mlpackage", "arresourcegroup", "xcmappingmodel", "rtfd",
    ].contains((name as NSString).pathExtension.lowercased())
  }
}

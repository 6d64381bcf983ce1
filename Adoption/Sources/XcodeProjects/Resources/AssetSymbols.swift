/// The Swift source with the names of a target's images and colours, as Xcode generates it.
struct AssetSymbols {
  private let list: AssetList
  private let hasExtensions: Bool

  /// - Parameter hasExtensions: true for members of `UIColor`, `UIImage` and `Color` too.
  init(_ list: AssetList, hasExtensions: Bool) {
    self.list = list
    self.hasExtensions = hasExtensions
  }

  /// The text of the source.
  var text: String {
    var parts = [
      """
      // The names of the assets. Made by the build.
      import Foundation
      #if canImport(UIKit)
        import UIKit
      #endif
      #if canImport(SwiftUI)
        import SwiftUI
      #endif

      """
    ]
    let resources = [
      block("extension UIKit.ColorResource", list.root) { space in
        space.colors.map { member, name in
          (member, "static let \(member) = UIKit.ColorResource(name: \(quoted(name)), bundle: _PergolaTarget.bundle)")
        }
      },
      block("extension UIKit.ImageResource", list.root) { space in
        space.images.map { member, name in
          (member, "static let \(member) = UIKit.ImageResource(name: \(quoted(name)), bundle: _PergolaTarget.bundle)")
        }
      },
    ]
    parts.append(condition("UIKit", resources + (hasExtensions ? uiKitExtensions : [])))
    if hasExtensions { parts.append(condition("SwiftUI", swiftUIExtensions)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var uiKitExtensions: [String] {
    [
      block("extension UIKit.UIColor", list.root) { space in
        members(
          space.colors, type: "UIKit.UIColor", resource: "UIKit.ColorResource", known: Self.colorsOfUIKit, in: space)
      },
      block("extension UIKit.UIImage", list.root) { space in
        members(
          space.images, type: "UIKit.UIImage", resource: "UIKit.ImageResource", known: Self.membersOfImages, in: space)
      },
    ]
  }

  private var swiftUIExtensions: [String] {
    func colors(_ space: AssetList.Space) -> [(String, String)] {
      space.colors.filter { !Self.colorsOfSwiftUI.contains($0.key) }.map { member, name in
        (
          member,
          "static var \(member): SwiftUI.Color { SwiftUI.Color(\(quoted(name)), bundle: _PergolaTarget.bundle) }"
        )
      }
    }
    var top = list.root
    // An extension of a protocol has no types.
    top.spaces = [:]
    return [
      block("extension SwiftUI.Color", list.root, members: colors),
      block("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", top, members: colors),
    ]
  }

  private func members(
    _ names: [String: String], type: String, resource: String, known: Set<String>, in space: AssetList.Space
  ) -> [(String, String)] {
    names.filter { !known.contains($0.key) }.map { member, name in
      (
        member,
        "static var \(member): \(type) { "
          + "\(type)(resource: \(resource)(name: \(quoted(name)), bundle: _PergolaTarget.bundle)) }"
      )
    }
  }

  private func condition(_ module: String, _ blocks: [String]) -> String {
    let content = blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    return content.isEmpty ? "" : "#if canImport(\(module))\n\(content)#endif\n"
  }

  /// A declaration with the members of a space, and with its inner spaces; empty if there are none.
  private func block(
    _ head: String, _ space: AssetList.Space, indent: String = "  ",
    members: (AssetList.Space) -> [(String, String)]
  ) -> String {
    var lines = members(space).sorted { $0.0 < $1.0 }.map { "\(indent)  \($0.1)\n" }
    for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) {
      lines.append(block("enum \(name)", inner, indent: indent + "  ", members: members))
    }
    let content = lines.joined()
    return content.isEmpty ? "" : "\(indent)\(head) {\n\(content)\(indent)}\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Names that are taken

  /// The class properties of `UIColor`: Xcode makes no member of the same name.
  private static let colorsOfUIKit: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]

  private static let membersOfImages: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

  /// The static properties of `Color` and of styles.
  private static let colorsOfSwiftUI: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
    "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]
}

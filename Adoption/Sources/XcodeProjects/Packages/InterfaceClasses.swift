import Foundation

/// The classes that a storyboard or a nib names, and those that Swift files declare, found without parsing them.
enum InterfaceClasses {
  /// A class that an element of a storyboard or a nib has.
  struct Use: Equatable {
    let name: String
    /// The module that the file names; nil for none.
    let module: String?
    let line: Int
  }

  /// The classes that a storyboard or a nib names, with their lines. Xcode writes each tag on a line of its own.
  static func named(in text: String) -> [Use] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let name = line.firstMatch(of: /\bcustomClass="([^"]+)"/)?.1 else { return nil }
      let module = line.firstMatch(of: /\bcustomModule="([^"]+)"/)?.1
      return Use(name: String(name), module: module.map(String.init), line: index + 1)
    }
  }

  /// The names of the classes that a Swift file declares, in Swift or for Objective-C.
  static func declared(in text: String) -> Set<String> {
    let swift = text.matches(of: /\bclass\s+(\w+)/).map { String($0.1) }
    let objectiveC = text.matches(of: /@objc\((\w+)\)/).map { String($0.1) }
    return Set(swift + objectiveC)
  }

  /// True for the name of a class of Apple's, which no file of a project declares.
  static func isSystemClass(_ name: String) -> Bool {
    name.firstMatch(of: /^(UI|NS|AV|AR|CA|CN|GLK|MK|MTK|PDF|PK|SCN|SK|WK)[A-Z]/) != nil
  }
}

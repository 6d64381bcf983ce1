import ArgumentParser
import Foundation

/// A size as it is written on the command line: `390x844`, in points.
struct ScreenSize: ExpressibleByArgument {
  let value: CGSize

  /// Larger screens are taken for a slip of the keyboard.
  static let greatestLength = 20_000

  /// What a frame of text has where nobody says otherwise.
  static let phone = ScreenSize(CGSize(width: 390, height: 844))

  init(_ value: CGSize) { self.value = value }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    let allowed = 1...Self.greatestLength
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    value = CGSize(width: width, height: height)
  }

  var defaultValueDescription: String { "\(Int(value.width))x\(Int(value.height))" }
}

/// A URL with a scheme.
struct LaunchURL: ExpressibleByArgument {
  let value: URL

  init?(argument: String) {
    guard let url = URL(string: argument), url.scheme != nil else { return nil }
    value = url
  }
}

/// Where a frame goes.
enum OutputPath: ExpressibleByArgument, Equatable {
  case standardOutput
  case file(String)

  init?(argument: String) {
    guard argument != "-" else {
      self = .standardOutput
      return
    }
    guard argument.hasSuffix(".txt") else { return nil }
    self = .file(argument)
  }

  var defaultValueDescription: String { "-" }
}

import Foundation
import Reports
import XcodeProjects

/// A look at a machine: does it have what building and testing apps needs?
package struct Examination: Sendable {
  /// A requirement, and the machine's answer.
  package struct Finding: Equatable, Sendable {
    /// The requirement.
    package let requirement: Requirement
    /// The machine has it.
    package let isThere: Bool

    package init(_ requirement: Requirement, isThere: Bool) {
      self.requirement = requirement
      self.isThere = isThere
    }
  }

  /// The first version of Swift that Pergola is built with.
  static let oldestSwift = (major: 6, minor: 2)

  /// The version of the toolchain, such as "6.3.1"; nil for a machine without one.
  package let swift: String?
  /// The findings, in the order of the list.
  package let findings: [Finding]

  /// Looks at this machine.
  package init(_ requirements: [Requirement]) {
    let output = Command.run("swift", ["--version"], timeout: 60)
    self.init(
      swift: output.status == 0
        ? output.text.firstMatch(of: #/Swift version (\d+\.\d+(?:\.\d+)?)/#).map { String($0.1) } : nil,
      findings: requirements.map { Finding($0, isThere: $0.isThere) })
  }

  /// A look with its findings.
  package init(swift: String?, findings: [Finding]) {
    self.swift = swift
    self.findings = findings
  }

  /// The toolchain is there, and new enough.
  package var hasSwift: Bool {
    guard let parts = swift?.split(separator: ".").compactMap({ Int($0) }), parts.count >= 2 else { return false }
    return (parts[0], parts[1]) >= Self.oldestSwift
  }

  /// Nothing is missing.
  package var isComplete: Bool { hasSwift && findings.allSatisfy(\.isThere) }

  /// The command that installs what is missing; nil if nothing is that it could install.
  package func command(isRoot: Bool) -> String? {
    let packages = findings.filter { !$0.isThere }.flatMap(\.requirement.packages)
    guard !packages.isEmpty else { return nil }
    let root = isRoot ? "" : "sudo "
    return
      "\(root)apt-get update && \(root)apt-get install -y --no-install-recommends \(packages.joined(separator: " "))"
  }

  /// The findings for people.
  package func text(isRoot: Bool) -> String {
    var lines = [
      hasSwift
        ? "✔ Swift \(swift ?? "")"
        : "✘ Swift \(Self.oldestSwift.major).\(Self.oldestSwift.minor) or later"
          + (swift.map { ", but this is \($0)" } ?? " is missing") + ": https://www.swift.org/install/"
    ]
    lines += findings.map { finding in
      let name = "\(finding.requirement.kind.rawValue) \(finding.requirement.name)"
      return finding.isThere ? "✔ \(name)" : "✘ \(name) is missing: \(finding.requirement.purpose)"
    }
    if let command = command(isRoot: isRoot) {
      lines += ["", "This installs what is missing, on Debian and Ubuntu:", "  \(command)"]
    }
    if isComplete { lines.append("Nothing is missing.") }
    return lines.joined(separator: "\n")
  }
}

/// The end of an examination.
package struct ExaminedEvent: Event {
  package static let name = "examined"

  private struct Item: Encodable {
    let kind: String
    let name: String
    let isThere: Bool
    let packages: [String]
    let purpose: String
  }

  private let isComplete: Bool
  private let swift: String?
  private let requirements: [Item]
  private let command: String?

  /// The event of an examination.
  package init(_ examination: Examination, isRoot: Bool) {
    isComplete = examination.isComplete
    swift = examination.swift
    command = examination.command(isRoot: isRoot)
    requirements = examination.findings.map { finding in
      let requirement = finding.requirement
      return Item(
        kind: requirement.kind.rawValue, name: requirement.name, isThere: finding.isThere,
        packages: requirement.packages, purpose: requirement.purpose)
    }
  }
}

import ArgumentParser
import Doctor
import Foundation
import Reports
import XcodeProjects

/// Says what the machine lacks.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what this machine lacks for building and testing apps, and the one command that installs it.",
    discussion: "The exit status is 69 if something is missing.")

  @Flag(help: "Print the result as an object of JSON.")
  var json = false

  func run() throws {
    let requirements = try reporting(asJSON: json) { () throws(ProjectError) in
      try Requirement.all(in: URL(filePath: PergolaOption.ownCheckout))
    }
    let examination = Examination(requirements)
    let isRoot = getuid() == 0
    StandardOutput.print(json ? ExaminedEvent(examination, isRoot: isRoot).line : examination.text(isRoot: isRoot))
    if !examination.isComplete { throw ExitStatus.unavailable.code }
  }
}

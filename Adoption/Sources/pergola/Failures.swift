import ArgumentParser
import Builds
import Reports
import XcodeProjects

extension ExitStatus {
  /// The status for the parser of arguments.
  var code: ExitCode { ExitCode(rawValue) }
}

/// Prints an error, and returns the status that ends the program.
func failure(_ error: any Error, status: ExitStatus, asJSON isJSON: Bool) -> ExitCode {
  StandardError.print("error: \(error)")
  if isJSON {
    let place = error as? ProjectError
    StandardOutput.print(
      ErrorEvent(reason: place?.reason ?? "\(error)", file: place?.file, at: place?.line).line)
  }
  return status.code
}

/// Runs a body. Its error is printed, and ends the program with the status for wrong input.
func reporting<Result>(asJSON isJSON: Bool = false, _ body: () throws(ProjectError) -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    throw failure(error, status: .wrongInput, asJSON: isJSON)
  }
}

/// Runs a body. Its error is printed, and ends the program with the status for wrong use.
func choosing<Result>(asJSON isJSON: Bool, _ body: () throws(ProductError) -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    throw failure(error, status: .usage, asJSON: isJSON)
  }
}

import Foundation
import Testing

@testable import Reports

@Suite("Exit statuses") struct ExitStatusTests {
  @Test("the documentation has the table of the code")
  func documentation() throws {
    var checkout = URL(filePath: #filePath)
    for _ in 0..<4 { checkout.deleteLastPathComponent() }
    let text = try String(contentsOf: checkout.appending(path: "Documentation/Commands.md"), encoding: .utf8)
    #expect(text.contains(ExitStatus.table), "Documentation/Commands.md lacks this table:\n\(ExitStatus.table)")
  }
}

import Foundation

extension PackagePlan {
  /// Reports the classes that storyboards and nibs name and no file of the package declares: each with its first place
  /// and, if a file that is left out declares it, with that file.
  mutating func findMissingClasses(_ dropped: Set<String>) {
    let interfaces = Set(targets.flatMap { $0.configuration.resources ?? [] }.flatMap(folder.files(of:)))
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    guard !interfaces.isEmpty else { return }
    let built = Set(targets.flatMap(\.files)).reduce(into: Set<String>()) {
      $0.formUnion(InterfaceClasses.declared(in: text(of: $1)))
    }
    var declaring: [String: String] = [:]
    for file in dropped.sorted(by: >) {
      for name in InterfaceClasses.declared(in: text(of: file)) { declaring[name] = file }
    }
    let own = Set(targets.map(\.configuration.module))
    var known: Set<String> = []
    for file in interfaces.sorted() {
      for use in InterfaceClasses.named(in: text(of: file))
      where !built.contains(use.name) && known.insert(use.name).inserted {
        let reason: String
        if let place = declaring[use.name] {
          reason = "declared in \(place), which is not built"
        } else if InterfaceClasses.isSystemClass(use.name) {
          continue
        } else if let module = use.module, !own.contains(module) {
          reason = "of the module \(module)"
        } else {
          reason = "declared in no Swift file"
        }
        report.missingClasses.append("\(use.name): \(file):\(use.line), \(reason)")
      }
    }
  }

  private func text(of file: String) -> String {
    (try? String(contentsOf: folder.url(of: file), encoding: .utf8)) ?? ""
  }
}

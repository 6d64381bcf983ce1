import SourceTranslation

/// The proof that fences are needed.
extension TargetFencing {
  /// Lifts some of the fences, each alone, and checks whether the target still compiles.
  ///
  /// - Parameter count: the number of fences that are tried, at most; they are spread evenly over all.
  /// - Returns: the number that was tried, and the fences without which there is no error.
  func unneeded(among count: Int) -> (tried: Int, fences: [Fence]) {
    let all = sources.flatMap { fences[$0.name] ?? [] }
    let step = max(1, (all.count + count - 1) / max(count, 1))
    let tried = stride(from: 0, to: all.count, by: step).map { all[$0] }
    return (tried.count, tried.filter { !isNeeded($0) })
  }

  private func isNeeded(_ fence: Fence) -> Bool {
    let standing = fences[fence.file] ?? []
    defer { fences[fence.file] = standing }
    fences[fence.file] = standing.filter { $0 != fence }
    checkOnly([fence.file])
    if !check(.types).isEmpty { return true }
    // The error may be in another file, or come later.
    checkOnly(nil)
    return !check(.types).isEmpty || !check(.flow).isEmpty
  }
}

/// What a stack has measured.
public struct StackCache {
  var values: StackArrangement.Cache

  init(_ values: StackArrangement.Cache) { self.values = values }
}

/// The measurements of a stack, which `HStackLayout` and `VStackLayout` keep between their calls.
public struct StackCache {
  var values: StackArrangement.Cache

  init(_ values: StackArrangement.Cache) { self.values = values }
}

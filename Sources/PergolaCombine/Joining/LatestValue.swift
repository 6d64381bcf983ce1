/// The newest value of one upstream of `combineLatest`, nil before the first.
///
/// It is read and written only under the lock of its `LatestSubscription`.
final class LatestValue<Value> {
  var value: Value?
}

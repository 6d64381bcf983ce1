import OpenCombine

/// The subscriber of one upstream among several. It passes everything to the subscription that joins them.
struct JoinedSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let didSubscribe: (any Subscription) -> Void
  let didReceive: (Input) -> Subscribers.Demand
  let didComplete: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { didSubscribe(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { didReceive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { didComplete(completion) }
}

/// A node that shows a page above the one on which it stands: a link with a destination, or a destination that state
/// shows.
@MainActor
protocol PagePresenter: ViewNode {
  /// True if the state says that the page is shown. The node reports changes with `PageStack.presenterDidChange(_:)`.
  var wantsPage: Bool { get }

  /// The tag of a link that is selected; nil for others.
  var selectedTag: AnyHashable? { get }

  /// Makes the content of the page. Called while the page's node is evaluated.
  func makeContent() -> AnyView

  /// Called when the page is on the stack.
  func pageDidEnter(_ page: PageController)

  /// Called when the page has left the stack: the state follows if it says something else still.
  func pageDidLeave()
}

/// A node that has a page for each value of a type.
@MainActor
protocol ValueDestination: ViewNode {
  /// The type of the values.
  var valueType: any Any.Type { get }

  /// Makes the content for a value; nil if it is of another type. Called while the page's node is evaluated.
  func makeContent(for value: AnyHashable) -> AnyView?
}

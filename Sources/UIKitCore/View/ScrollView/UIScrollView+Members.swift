extension UIScrollView {
  /// The members of scroll views that are found by name.
  static let scrollViewMembers: [ObjectMember] = [
    .delegate("delegate", \UIScrollView.delegate),
    .property("contentOffset", \UIScrollView.contentOffset),
    .property("contentSize", \UIScrollView.contentSize),
    .unobserved("contentInset", \UIScrollView.contentInset),
    .unobserved("isPagingEnabled", \UIScrollView.isPagingEnabled),
    .unobserved("isScrollEnabled", \UIScrollView.isScrollEnabled),
    .unobserved("refreshControl", \UIScrollView.refreshControl),
  ]
}

/// The images of a control by state.
struct StateImages {
  private var images: [UInt: UIImage] = [:]

  /// The image that was set for a state; nil if there isn't one.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  /// The image of a control in a state: the state's own, or that of the normal state. The focus changes no image.
  func current(in state: UIControl.State) -> UIImage? { self[state.subtracting(.focused)] ?? self[.normal] }
}

extension UILabel {
  /// The members of labels that are found by name.
  static let labelMembers: [ObjectMember] = [
    .unobserved("attributedText", \UILabel.attributedText),
    .unobserved("font", \UILabel.font),
    .unobserved("numberOfLines", \UILabel.numberOfLines),
    .unobserved("text", \UILabel.text),
    .unobserved("textAlignment", \UILabel.textAlignment),
    .unobserved("textColor", \UILabel.textColor),
  ]
}

extension UIImageView {
  /// The members of image views that are found by name.
  static let imageViewMembers: [ObjectMember] = [.unobserved("image", \UIImageView.image)]
}

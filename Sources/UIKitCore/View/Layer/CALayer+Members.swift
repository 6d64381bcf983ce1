extension CALayer: BuiltInMembers {
  package class var builtInMembers: [ObjectMember] { layerMembers }

  /// The members of layers that are found by name.
  private static let layerMembers: [ObjectMember] = [
    .unobserved("backgroundColor", \CALayer.backgroundColor),
    .unobserved("borderColor", \CALayer.borderColor),
    .unobserved("borderWidth", \CALayer.borderWidth),
    .unobserved("bounds", \CALayer.bounds),
    .unobserved("cornerRadius", \CALayer.cornerRadius),
    .unobserved("frame", \CALayer.frame),
    .unobserved("isHidden", \CALayer.isHidden),
    .unobserved("masksToBounds", \CALayer.masksToBounds),
    .unobserved("opacity", \CALayer.opacity),
    .unobserved("position", \CALayer.position),
    .unobserved("shadowColor", \CALayer.shadowColor),
    .unobserved("shadowOffset", \CALayer.shadowOffset),
    .unobserved("shadowOpacity", \CALayer.shadowOpacity),
    .unobserved("shadowRadius", \CALayer.shadowRadius),
    .unobserved("zPosition", \CALayer.zPosition),
  ]
}

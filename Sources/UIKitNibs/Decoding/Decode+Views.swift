import Foundation
@_spi(Toolkit) import UIKitCore

@MainActor
func decodeView(_ view: UIView, _ coder: NibCoder) {
  coder.choice("semanticContentAttribute", semanticAttributes) { view.semanticContentAttribute = $0 }
  decodeGeometry(view, coder)
  coder.number("alpha") { view.alpha = $0 }
  coder.flag("hidden") { view.isHidden = $0 }
  coder.flag("opaque") { view.isOpaque = $0 }
  coder.flag("clipsSubviews") { view.clipsToBounds = $0 }
  coder.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
  coder.flag("userInteractionEnabled") { view.isUserInteractionEnabled = $0 }
  coder.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
  coder.flag("exclusiveTouch") { view.isExclusiveTouch = $0 }
  coder.integer("tag") { view.tag = $0 }
  coder.text("restorationIdentifier") { view.restorationIdentifier = $0 }
  coder.choice("contentMode", contentModes) { view.contentMode = $0 }
  coder.color("backgroundColor") { view.backgroundColor = $0 }
  coder.color("tintColor") { view.tintColor = $0 }
  decodeAccessibility(view, coder)
  decodeGuides(of: view, coder)
  decodeSubviews(of: view, coder)
}

@MainActor private let contentModes: [String: UIView.ContentMode] = [
  "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
  "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
  "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
]

@MainActor private let semanticAttributes: [String: UISemanticContentAttribute] = [
  "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
  "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
]

@MainActor
private func decodeGeometry(_ view: UIView, _ coder: NibCoder) {
  coder.rect("frame") { view.frame = $0 }
  coder.rect("bounds") { view.bounds = $0 }
  coder.flag("autoresizesSubviews") { view.autoresizesSubviews = $0 }
  coder.flag("translatesAutoresizingMaskIntoConstraints") { view.translatesAutoresizingMaskIntoConstraints = $0 }
  if let mask = coder.element.child(key: "autoresizingMask") { view.autoresizingMask = autoresizingMask(mask) }
  coder.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
  coder.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
  coder.insets("layoutMargins") { view.layoutMargins = $0 }
  coder.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = $0 }
  coder.number("horizontalHuggingPriority") { view.setContentHuggingPriority(.init(Float($0)), for: .horizontal) }
  coder.number("verticalHuggingPriority") { view.setContentHuggingPriority(.init(Float($0)), for: .vertical) }
  coder.number("horizontalCompressionResistancePriority") {
    view.setContentCompressionResistancePriority(.init(Float($0)), for: .horizontal)
  }
  coder.number("verticalCompressionResistancePriority") {
    view.setContentCompressionResistancePriority(.init(Float($0)), for: .vertical)
  }
}

private func autoresizingMask(_ element: NibElement) -> UIView.AutoresizingMask {
  let names: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
  return UIView.AutoresizingMask(names.filter { element.flag($0.0) }.map(\.1))
}

@MainActor
private func decodeAccessibility(_ view: UIView, _ coder: NibCoder) {
  let id = coder.element.id ?? ""
  let strings = coder.builder.file.strings
  func text(_ name: String, in element: NibElement?) -> String? {
    strings["\(id).accessibility\(name.prefix(1).uppercased())\(name.dropFirst())"] ?? element?[name]
  }
  let element = coder.element.child(key: "accessibilityConfiguration")
  if let label = text("label", in: element) { view.accessibilityLabel = label }
  if let hint = text("hint", in: element) { view.accessibilityHint = hint }
  guard let element else { return }
  if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
  if let value = element["value"] { view.accessibilityValue = value }
  if let flag = element.child(key: "isElement") { view.isAccessibilityElement = flag.flag("value") }
  guard let traits = element.child(key: "traits") else { return }
  view.accessibilityTraits = UIAccessibilityTraits(accessibilityTraits.filter { traits.flag($0.0) }.map(\.1))
}

private let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
  ("button", .button), ("link", .link), ("header", .header), ("image", .image), ("selected", .selected),
  ("staticText", .staticText), ("searchField", .searchField), ("notEnabled", .notEnabled),
  ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently), ("toggleButton", .toggleButton),
]

/// Notes the layout guides of a view under their identifiers, for constraints.
@MainActor
private func decodeGuides(of view: UIView, _ coder: NibCoder) {
  for (key, guide) in [("safeArea", \UIView.safeAreaLayoutGuide), ("keyboard", \UIView.keyboardGuide)] {
    guard let element = coder.element.child(key: key) else { continue }
    coder.builder.note(view[keyPath: guide], as: element.id)
  }
}

extension UIView {
  fileprivate var keyboardGuide: UILayoutGuide { keyboardLayoutGuide }
}

@MainActor
private func decodeSubviews(of view: UIView, _ coder: NibCoder) {
  let subviews = coder.element.list("subviews").compactMap { element -> UIView? in
    let made = coder.builder.make(element)
    if made == nil { coder.builder.log.report("the view \(element.tag)", "is not known, and left out", at: element) }
    return made as? UIView
  }
  if let stack = view as? UIStackView {
    for subview in subviews { stack.addArrangedSubview(subview) }
  } else {
    for subview in subviews where !coder.builder.isPart(subview) { view.addSubview(subview) }
  }
  if let constraints = coder.element.child("constraints") {
    coder.builder.addConstraints(constraints.children, to: view)
  }
  _ = coder.element.child("gestureRecognizers")
}

@MainActor
func decodeStackView(_ stack: UIStackView, _ coder: NibCoder) {
  coder.choice("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]) { stack.axis = $0 }
  coder.choice(
    "distribution",
    [
      "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
  ) { stack.distribution = $0 }
  coder.choice(
    "alignment",
    [
      "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
  ) { stack.alignment = $0 }
  if coder.element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
  coder.number("spacing") { stack.spacing = $0 }
  coder.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 }
  coder.flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = $0 }
}

@MainActor
func decodeScrollView(_ view: UIScrollView, _ coder: NibCoder) {
  // The initializer clips, which the file decides.
  coder.flag("clipsSubviews") { view.clipsToBounds = $0 }
  coder.flag("scrollEnabled") { view.isScrollEnabled = $0 }
  coder.flag("pagingEnabled") { view.isPagingEnabled = $0 }
  coder.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
  coder.flag("bounces") { view.bounces = $0 }
  coder.flag("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
  coder.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
  coder.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
  coder.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
  coder.flag("delaysContentTouches") { view.delaysContentTouches = $0 }
  coder.flag("canCancelContentTouches") { view.canCancelContentTouches = $0 }
  coder.flag("scrollsToTop") { view.scrollsToTop = $0 }
  coder.flag("bouncesZoom") { view.bouncesZoom = $0 }
  coder.number("minimumZoomScale") { view.minimumZoomScale = $0 }
  coder.number("maximumZoomScale") { view.maximumZoomScale = $0 }
  coder.choice(
    "keyboardDismissMode",
    ["none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive]
  ) { view.keyboardDismissMode = $0 }
  coder.choice(
    "contentInsetAdjustmentBehavior",
    [
      "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
      "never": .never, "always": .always,
    ]
  ) { view.contentInsetAdjustmentBehavior = $0 }
  coder.insets("contentInset") { view.contentInset = $0 }
  coder.size("contentSize") { view.contentSize = $0 }
  if let element = coder.element.child(key: "contentLayoutGuide") {
    coder.builder.note(view.contentLayoutGuide, as: element.id)
  }
  if let element = coder.element.child(key: "frameLayoutGuide") {
    coder.builder.note(view.frameLayoutGuide, as: element.id)
  }
}

@MainActor
func decodeVisualEffectView(_ view: UIVisualEffectView, _ coder: NibCoder) {
  coder.contentView(view.contentView)
  if let element = coder.element.child("blurEffect") {
    view.effect = coder.builder.value(of: element) as? UIVisualEffect
  } else if let element = coder.element.child("vibrancyEffect"), let child = element.child("blurEffect"),
    let blur = coder.builder.value(of: child) as? UIBlurEffect
  {
    view.effect = UIVibrancyEffect(blurEffect: blur)
  }
}

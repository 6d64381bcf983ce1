import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

@MainActor
func decodeTableView(_ table: UITableView, _ coder: NibCoder) {
  coder.choice(
    "separatorStyle",
    [
      "none": UITableViewCell.SeparatorStyle.none, "default": .singleLine, "singleLine": .singleLine,
      "singleLineEtched": .singleLine,
    ]
  ) { table.separatorStyle = $0 }
  coder.number("rowHeight") { table.rowHeight = $0 }
  coder.number("estimatedRowHeight") { table.estimatedRowHeight = $0 }
  coder.number("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
  coder.number("sectionFooterHeight") { table.sectionFooterHeight = $0 }
  coder.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
  coder.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
  coder.number("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = $0 }
  coder.flag("allowsSelection") { table.allowsSelection = $0 }
  coder.flag("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
  coder.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
  coder.flag("allowsMultipleSelectionDuringEditing") { table.allowsMultipleSelectionDuringEditing = $0 }
  coder.flag("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = $0 }
  coder.insets("separatorInset") { table.separatorInset = $0 }
  coder.color("separatorColor") { table.separatorColor = $0 }
  coder.color("sectionIndexColor") { table.sectionIndexColor = $0 }
  coder.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
  coder.color("sectionIndexTrackingBackgroundColor") { table.sectionIndexTrackingBackgroundColor = $0 }
  coder.integer("sectionIndexMinimumDisplayRowCount") { table.sectionIndexMinimumDisplayRowCount = $0 }
  coder.object("tableHeaderView") { (view: UIView) in table.tableHeaderView = view }
  coder.object("tableFooterView") { (view: UIView) in table.tableFooterView = view }
  for element in coder.element.list("prototypes") {
    guard let identifier = element.attributes["reuseIdentifier"] else { continue }
    table.register(UINib(content: Prototype(element, coder.builder)), forCellReuseIdentifier: identifier)
  }
  decodeSections(of: table, coder)
}

@MainActor
private func decodeSections(of table: UITableView, _ coder: NibCoder) {
  _ = coder.element["dataMode"]
  guard let sections = coder.element.child("sections") else { return }
  table.staticSections = sections.children.map { section in
    let texts = NibCoder(section, coder.builder)
    let rows = section.list("cells").compactMap { element -> StaticTableSection.Row? in
      guard let cell = coder.builder.make(element) as? UITableViewCell else { return nil }
      return StaticTableSection.Row(
        cell: cell, height: element.attributes["rowHeight"] == nil ? nil : element.number("rowHeight"))
    }
    return StaticTableSection(
      headerTitle: texts.text("headerTitle"), footerTitle: texts.text("footerTitle"), rows: rows)
  }
}

@MainActor
func decodeTableViewCell(_ cell: UITableViewCell, _ coder: NibCoder) {
  // The parts that the style makes take the places of the elements that describe them. Another cell makes none.
  if coder.element["style"] != nil {
    if let id = coder.element["textLabel"], let part = cell.textLabel { coder.builder.reserve(id, for: part) }
    if let id = coder.element["detailTextLabel"], let part = cell.detailTextLabel {
      coder.builder.reserve(id, for: part)
    }
    if let id = coder.element["imageView"], let part = cell.imageView { coder.builder.reserve(id, for: part) }
  }
  coder.contentView(cell.contentView)
  let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
  coder.choice("accessoryType", accessories) { cell.accessoryType = $0 }
  coder.choice("editingAccessoryType", accessories) { cell.editingAccessoryType = $0 }
  coder.choice(
    "selectionStyle",
    ["none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default]
  ) { cell.selectionStyle = $0 }
  coder.integer("indentationLevel") { cell.indentationLevel = $0 }
  coder.number("indentationWidth") { cell.indentationWidth = $0 }
  coder.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
  coder.flag("showsReorderControl") { cell.showsReorderControl = $0 }
  coder.insets("separatorInset") { cell.separatorInset = $0 }
  // Read by the table, and by the cell's initializer.
  _ = (coder.element["rowHeight"], coder.element["reuseIdentifier"])
  for key in ["accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView"] {
    coder.object(key) { (view: UIView) in cell.setValue(view, forKey: key) }
  }
  if let element = coder.element.child(key: "contentConfiguration") {
    decodeContentConfiguration(of: cell, element, coder)
  }
}

@MainActor
private func decodeContentConfiguration(of cell: UITableViewCell, _ element: NibElement, _ coder: NibCoder) {
  guard element.tag == "listContentConfiguration" else { return }
  var content = cell.defaultContentConfiguration()
  let inner = NibCoder(element, coder.builder)
  let texts = coder.builder.file.strings
  let id = coder.element.id ?? ""
  inner.text("text") { content.text = texts["\(id).contentConfiguration.text"] ?? $0 }
  inner.text("secondaryText") { content.secondaryText = texts["\(id).contentConfiguration.secondaryText"] ?? $0 }
  inner.attributedText("attributedText") { content.attributedText = $0 }
  inner.attributedText("secondaryAttributedText") { content.secondaryAttributedText = $0 }
  inner.image("image") { content.image = $0 }
  cell.contentConfiguration = content
}

@MainActor
func decodeHeaderFooterView(_ view: UITableViewHeaderFooterView, _ coder: NibCoder) {
  coder.contentView(view.contentView)
  _ = coder.element["reuseIdentifier"]
}

@MainActor
func decodeCollectionView(_ view: UICollectionView, _ coder: NibCoder) {
  _ = coder.element["dataMode"]
  coder.flag("allowsSelection") { view.allowsSelection = $0 }
  coder.flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
  coder.flag("prefetchingEnabled") { view.isPrefetchingEnabled = $0 }
  coder.object("backgroundView") { (background: UIView) in view.backgroundView = background }
  for element in coder.element.list("cells") {
    guard let identifier = element.attributes["reuseIdentifier"] else { continue }
    view.register(UINib(content: Prototype(element, coder.builder)), forCellWithReuseIdentifier: identifier)
  }
  let kinds = [
    "sectionHeaderView": UICollectionView.elementKindSectionHeader,
    "sectionFooterView": UICollectionView.elementKindSectionFooter,
  ]
  for (key, kind) in kinds {
    guard let element = coder.element.child(key: key), let identifier = element.attributes["reuseIdentifier"] else {
      continue
    }
    let nib = UINib(content: Prototype(element, coder.builder))
    view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}

@MainActor
func decodeReusableView(_ view: UICollectionReusableView, _ coder: NibCoder) { _ = coder.element["reuseIdentifier"] }

@MainActor
func decodeCollectionViewCell(_ cell: UICollectionViewCell, _ coder: NibCoder) {
  coder.contentView(cell.contentView)
  // The size in the editor, which the layout has too.
  coder.element.child(key: "customSize")?.ignore()
  for key in ["backgroundView", "selectedBackgroundView"] {
    coder.object(key) { (view: UIView) in cell.setValue(view, forKey: key) }
  }
}

@MainActor
func decodeFlowLayout(_ layout: UICollectionViewFlowLayout, _ coder: NibCoder) {
  coder.choice("scrollDirection", ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]) {
    layout.scrollDirection = $0
  }
  coder.number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
  coder.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
  coder.size("itemSize") { layout.itemSize = $0 }
  coder.size("estimatedItemSize") {
    layout.estimatedItemSize = $0.width < 0 ? UICollectionViewFlowLayout.automaticSize : $0
  }
  coder.flag("automaticEstimatedItemSize") {
    if $0 { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
  }
  coder.size("headerReferenceSize") { layout.headerReferenceSize = $0 }
  coder.size("footerReferenceSize") { layout.footerReferenceSize = $0 }
  coder.insets("sectionInset") { layout.sectionInset = $0 }
  coder.flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = $0 }
  coder.flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = $0 }
  coder.choice(
    "sectionInsetReference",
    [
      "contentInset": UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, "safeArea": .fromSafeArea,
      "layoutMargins": .fromLayoutMargins,
    ]
  ) { layout.sectionInsetReference = $0 }
}

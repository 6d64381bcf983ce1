import Foundation
import PergolaUIKit
import RenderTree
import UIKitCore

extension Driver {
  /// Shows a preview, chosen by the name with which `--preview` of an app lists it: its own name, or else that of its
  /// `PreviewProvider` or of the file with its `#Preview`.
  ///
  /// ```swift
  /// let driver = Driver(preview: "Dark")
  /// ```
  ///
  /// The test fails with the names of all previews, as a fatal error, if there is none of that name in the program.
  public convenience init(
    preview name: String,
    size: CGSize = CGSize(width: 390, height: 844),
    textEngine: TextEngine = .monospace,
    idiom: Idiom = .phone,
    safeArea: UIEdgeInsets = .zero,
    appearance: Appearance = .light,
    contentSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    language: String? = nil
  ) {
    let catalogue = PreviewCatalogue()
    guard let preview = catalogue.preview(named: name) else {
      fatalError("There is no preview \"\(name)\". The previews are: \(catalogue.names.joined(separator: ", "))")
    }
    self.init(
      showing: preview,
      configuration: Self.configuration(
        size: size, textEngine: textEngine, idiom: idiom, safeArea: safeArea, appearance: appearance,
        contentSize: contentSize, layoutDirection: layoutDirection, language: language))
  }

  /// Shows the first preview of a provider.
  ///
  /// ```swift
  /// let driver = Driver(preview: FruitView_Previews.self)
  /// ```
  ///
  /// A provider without previews, such as one for another platform, is a fatal error.
  ///
  /// - Parameter source: The type of a provider of previews, such as a `PreviewProvider` of SwiftUI.
  public convenience init(
    preview source: any _PreviewSource.Type,
    size: CGSize = CGSize(width: 390, height: 844),
    textEngine: TextEngine = .monospace,
    idiom: Idiom = .phone,
    safeArea: UIEdgeInsets = .zero,
    appearance: Appearance = .light,
    contentSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    language: String? = nil
  ) {
    guard let preview = source._previews.first else { fatalError("\(source) has no previews.") }
    self.init(
      showing: preview,
      configuration: Self.configuration(
        size: size, textEngine: textEngine, idiom: idiom, safeArea: safeArea, appearance: appearance,
        contentSize: contentSize, layoutDirection: layoutDirection, language: language))
  }

  private convenience init(showing preview: Preview, configuration: SceneConfiguration) {
    let application = UIApplication.shared
    let connection = application.connectScene(configuration)
    self.init(
      application: application, connection: connection, window: connection.show(preview.makeController))
  }
}

import Expectations
import Foundation
import PergolaMobileCoreServices
import PergolaUniformTypeIdentifiers
import Testing

@Suite("Uniform types of CoreServices")
struct TypeTests {
  /// All constants.
  private static var all: [CFString] {
    [
      kUTTypeItem, kUTTypeContent, kUTTypeCompositeContent, kUTTypeMessage, kUTTypeContact, kUTTypeArchive,
      kUTTypeDiskImage, kUTTypeData, kUTTypeDirectory, kUTTypeResolvable, kUTTypeSymLink, kUTTypeExecutable,
      kUTTypeMountPoint, kUTTypeAliasFile, kUTTypeAliasRecord, kUTTypeURLBookmarkData, kUTTypeURL, kUTTypeFileURL,
      kUTTypeText, kUTTypePlainText, kUTTypeUTF8PlainText, kUTTypeUTF16ExternalPlainText, kUTTypeUTF16PlainText,
      kUTTypeDelimitedText, kUTTypeCommaSeparatedText, kUTTypeTabSeparatedText, kUTTypeUTF8TabSeparatedText,
      kUTTypeRTF, kUTTypeHTML, kUTTypeXML, kUTTypeSourceCode, kUTTypeAssemblyLanguageSource, kUTTypeCSource,
      kUTTypeObjectiveCSource, kUTTypeSwiftSource, kUTTypeCPlusPlusSource, kUTTypeObjectiveCPlusPlusSource,
      kUTTypeCHeader, kUTTypeCPlusPlusHeader, kUTTypeJavaSource, kUTTypeScript, kUTTypeAppleScript, kUTTypeOSAScript,
      kUTTypeOSAScriptBundle, kUTTypeJavaScript, kUTTypeShellScript, kUTTypePerlScript, kUTTypePythonScript,
      kUTTypeRubyScript, kUTTypePHPScript, kUTTypeJSON, kUTTypePropertyList, kUTTypeXMLPropertyList,
      kUTTypeBinaryPropertyList, kUTTypePDF, kUTTypeRTFD, kUTTypeFlatRTFD, kUTTypeTXNTextAndMultimediaData,
      kUTTypeWebArchive, kUTTypeImage, kUTTypeJPEG, kUTTypeJPEG2000, kUTTypeTIFF, kUTTypePICT, kUTTypeGIF, kUTTypePNG,
      kUTTypeQuickTimeImage, kUTTypeAppleICNS, kUTTypeBMP, kUTTypeICO, kUTTypeRawImage, kUTTypeScalableVectorGraphics,
      kUTTypeLivePhoto, kUTTypeAudiovisualContent, kUTTypeMovie, kUTTypeVideo, kUTTypeAudio, kUTTypeQuickTimeMovie,
      kUTTypeMPEG, kUTTypeMPEG2Video, kUTTypeMPEG2TransportStream, kUTTypeMP3, kUTTypeMPEG4, kUTTypeMPEG4Audio,
      kUTTypeAppleProtectedMPEG4Audio, kUTTypeAppleProtectedMPEG4Video, kUTTypeAVIMovie,
      kUTTypeAudioInterchangeFileFormat, kUTTypeWaveformAudio, kUTTypeMIDIAudio, kUTTypePlaylist, kUTTypeM3UPlaylist,
      kUTTypeFolder, kUTTypeVolume, kUTTypePackage, kUTTypeBundle, kUTTypePluginBundle, kUTTypeSpotlightImporter,
      kUTTypeQuickLookGenerator, kUTTypeXPCService, kUTTypeFramework, kUTTypeApplication, kUTTypeApplicationBundle,
      kUTTypeApplicationFile, kUTTypeUnixExecutable, kUTTypeWindowsExecutable, kUTTypeJavaClass, kUTTypeJavaArchive,
      kUTTypeSystemPreferencesPane, kUTTypeGNUZipArchive, kUTTypeBzip2Archive, kUTTypeZipArchive, kUTTypeSpreadsheet,
      kUTTypePresentation, kUTTypeDatabase, kUTTypeVCard, kUTTypeToDoItem, kUTTypeCalendarEvent, kUTTypeEmailMessage,
      kUTTypeInternetLocation, kUTTypeInkText, kUTTypeFont, kUTTypeBookmark, kUTType3DContent, kUTTypePKCS12,
      kUTTypeX509Certificate, kUTTypeElectronicPublication, kUTTypeLog,
    ]
  }

  @Test("Each constant is the identifier of a declared type, and no two are the same")
  func constants() {
    for constant in Self.all {
      let type = UTType(String(describing: constant))
      #expect(type?.isDeclared == true, "\(constant)")
      expectEqual(type?.identifier, String(describing: constant))
    }
    expectEqual(Set(Self.all).count, Self.all.count)
    expectEqual(kUTTypePNG, "public.png")
  }

  @Test("The preferred type of an extension or of a MIME type is found without case")
  func preferredType() {
    let identifier = { (tagClass: CFString, tag: CFString, supertype: CFString?) in
      UTTypeCreatePreferredIdentifierForTag(tagClass, tag, supertype)?.takeRetainedValue()
    }
    expectEqual(identifier(kUTTagClassFilenameExtension, "PNG", nil), kUTTypePNG)
    expectEqual(identifier(kUTTagClassMIMEType, "image/jpeg", kUTTypeImage), kUTTypeJPEG)
    let unknown = identifier(kUTTagClassFilenameExtension, "pergola", kUTTypeText)
    #expect(unknown.map(UTTypeIsDynamic) == true)
    #expect(unknown.map { UTTypeConformsTo($0, kUTTypeText) } == true)
    #expect(identifier(kUTTagClassFilenameExtension, "png", "com.example.unknown") == nil)
    #expect(identifier(kUTTagClassMIMEType, "none", nil) == nil)
  }

  @Test("All types of a tag are found; without one there is no array")
  func allTypes() {
    let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "plist", nil)?.takeRetainedValue()
    expectEqual(types, NSArray(object: kUTTypePropertyList))
    #expect(UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "pergola", nil) == nil)
  }

  @Test("The preferred tag of a type comes first of all tags")
  func tags() {
    expectEqual(
      UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue(), "image/jpeg")
    expectEqual(
      UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue(),
      NSArray(array: ["jpeg", "jpg", "jpe"]))
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCopyPreferredTagWithClass("com.example.unknown", kUTTagClassMIMEType) == nil)
  }

  @Test("A type conforms to itself, even if it is unknown, and to all that it belongs to")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeItem))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo("com.example.unknown", "com.example.Unknown"))
    #expect(!UTTypeConformsTo("com.example.unknown", kUTTypeItem))
    #expect(UTTypeEqual("PUBLIC.PNG", kUTTypePNG))
    #expect(!UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }

  @Test("A declaration has the type's names, its tags, and the types that it belongs to directly")
  func declaration() throws {
    let declaration = try #require(UTTypeCopyDeclaration(kUTTypePNG)?.takeRetainedValue() as? [String: Any])
    expectEqual(declaration["UTTypeIdentifier"] as? String, "public.png")
    expectEqual(declaration["UTTypeConformsTo"] as? [String], ["public.image"])
    expectEqual(declaration["UTTypeDescription"] as? String, "PNG image")
    expectEqual(
      declaration["UTTypeTagSpecification"] as? [String: [String]],
      ["public.filename-extension": ["png"], "public.mime-type": ["image/png"]])
    #expect(UTTypeCopyDeclaration("com.example.unknown") == nil)
    expectEqual(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue(), "PNG image")
    #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDeclared("com.example.unknown"))
  }
}

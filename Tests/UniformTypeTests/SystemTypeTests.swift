import Expectations
import Testing

@testable import PergolaUniformTypeIdentifiers

@Suite("The types of the system")
struct SystemTypeTests {
  @Test("Every type of the system is declared, and no two have the same identifier")
  func declarations() {
    for type in Self.all {
      #expect(TypeDeclaration.declaration(of: type.identifier) != nil, "\(type)")
      expectEqual(UTType(type.identifier), type)
      #expect(type.isDeclared, "\(type)")
    }
    expectEqual(Set(Self.all).count, Self.all.count)
  }

  @Test("The preferred extension of a type of the system leads back to it")
  func preferredExtensions() {
    for type in Self.all {
      guard let fileExtension = type.preferredFilenameExtension else { continue }
      let types = UTType.types(tag: fileExtension, tagClass: .filenameExtension, conformingTo: nil)
      expectEqual(types.first, type)
    }
  }

  @Test("Extensions and MIME types lead to the types of the system")
  func tags() {
    expectEqual(UTType(filenameExtension: "usdz"), .usdz)
    expectEqual(UTType(filenameExtension: "usdc"), .usd)
    expectEqual(UTType(filenameExtension: "hpp"), .cPlusPlusHeader)
    expectEqual(UTType(filenameExtension: "mm"), .objectiveCPlusPlusSource)
    expectEqual(UTType(filenameExtension: "m3u8"), .m3uPlaylist)
    expectEqual(UTType(filenameExtension: "ts"), .mpeg2TransportStream)
    expectEqual(UTType(filenameExtension: "dng"), .dng)
    expectEqual(UTType(filenameExtension: "md"), .markdown)
    expectEqual(UTType(filenameExtension: "tar"), .tarArchive)
    expectEqual(UTType(mimeType: "image/jxl"), .jpegxl)
    expectEqual(UTType(mimeType: "application/geo+json"), .geoJSON)
    expectEqual(UTType(mimeType: "model/vnd.usdz+zip"), .usdz)
  }

  @Test("A folder that looks like a file has its type by its extension, if the type may be one of packages")
  func packages() {
    expectEqual(UTType(filenameExtension: "app", conformingTo: .package), .applicationBundle)
    expectEqual(UTType(filenameExtension: "rtfd", conformingTo: .package), .rtfd)
    expectEqual(UTType(filenameExtension: "prefPane", conformingTo: .bundle), .systemPreferencesPane)
    expectEqual(UTType(filenameExtension: "rtfd")?.isDynamic, true)
  }

  @Test("Types belong to the types that the original declares")
  func conformance() {
    #expect(UTType.applicationBundle.conforms(to: .application))
    #expect(UTType.applicationBundle.conforms(to: .package))
    #expect(UTType.applicationExtension.conforms(to: .xpcService))
    #expect(UTType.appleProtectedMPEG4Audio.conforms(to: .audio))
    #expect(UTType.appleProtectedMPEG4Video.conforms(to: .mpeg4Movie))
    #expect(UTType.symbolicLink.conforms(to: .resolvable))
    #expect(UTType.aliasFile.conforms(to: .data))
    #expect(UTType.diskImage.conforms(to: .archive))
    #expect(UTType.utf8TabSeparatedText.conforms(to: .tabSeparatedText))
    #expect(UTType.utf8TabSeparatedText.conforms(to: .utf8PlainText))
    #expect(UTType.m3uPlaylist.conforms(to: .playlist))
    #expect(UTType.dng.conforms(to: .rawImage))
    #expect(UTType.usdz.conforms(to: .threeDContent))
    #expect(UTType.heics.conforms(to: .image))
    #expect(UTType.osaScriptBundle.conforms(to: .script))
    #expect(UTType.quickLookGenerator.conforms(to: .pluginBundle))
    #expect(!UTType.application.conforms(to: .data))
    #expect(!UTType.heic.conforms(to: .heif))
    expectEqual(UTType.livePhoto.supertypes, [])
  }

  @Test("A file of a log is a log, but not each log is a text")
  func logs() {
    expectEqual(UTType(filenameExtension: "log")?.conforms(to: .log), true)
    expectEqual(UTType(filenameExtension: "log")?.conforms(to: .plainText), true)
    #expect(!UTType.log.conforms(to: .text))
  }

  private static let all: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .volume, .package, .bundle, .pluginBundle,
    .spotlightImporter, .quickLookGenerator, .xpcService, .framework, .systemPreferencesPane, .symbolicLink,
    .resolvable, .mountPoint, .aliasFile, .urlBookmarkData, .text, .plainText, .utf8PlainText, .utf16ExternalPlainText,
    .utf16PlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .utf8TabSeparatedText, .rtf, .rtfd,
    .flatRTFD, .html, .webArchive, .xml, .yaml, .json, .geoJSON, .ahap, .markdown, .css, .log, .propertyList,
    .xmlPropertyList, .binaryPropertyList, .sourceCode, .swiftSource, .cSource, .cHeader, .cPlusPlusHeader,
    .cPlusPlusSource, .objectiveCSource, .objectiveCPlusPlusSource, .assemblyLanguageSource, .script, .shellScript,
    .javaScript, .pythonScript, .rubyScript, .perlScript, .phpScript, .makefile, .appleScript, .osaScript,
    .osaScriptBundle, .image, .jpeg, .png, .gif, .tiff, .bmp, .ico, .icns, .webP, .heif, .heic, .heics, .jpegxl, .exr,
    .svg, .rawImage, .dng, .livePhoto, .audiovisualContent, .audio, .mp3, .wav, .aiff, .midi, .mpeg4Audio,
    .appleProtectedMPEG4Audio, .movie, .video, .mpeg4Movie, .appleProtectedMPEG4Video, .quickTimeMovie, .mpeg,
    .mpeg2Video, .mpeg2TransportStream, .avi, .playlist, .m3uPlaylist, .pdf, .epub, .archive, .diskImage, .appleArchive,
    .zip, .gzip, .bz2, .tarArchive, .spreadsheet, .presentation, .database, .message, .emailMessage, .contact, .vCard,
    .calendarEvent, .toDoItem, .url, .fileURL, .internetLocation, .internetShortcut, .bookmark,
    .linkPresentationMetadata, .executable, .unixExecutable, .exe, .application, .applicationBundle,
    .applicationExtension, .font, .x509Certificate, .pkcs12, .threeDContent, .usd, .usdz, .realityFile, .sceneKitScene,
    .arReferenceObject,
  ]
}

import PergolaCoreFoundation

// The strings are constants, which nobody changes, so all threads may read them.

// MARK: Properties of a file

/// The key of a file's size in bytes.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"

// MARK: Properties of an image

/// The key of the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the horizontal resolution in pixels per inch.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the vertical resolution in pixels per inch.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the number of bits of a sample.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the orientation, from 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the truth of a palette.
public nonisolated(unsafe) let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The key of the truth of transparency.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the model of the colors.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The model of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The model of grays.
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The model of cyan, magenta, yellow and black.
public nonisolated(unsafe) let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

// MARK: Dictionaries of formats

/// The key of the dictionary of PNG.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the number of the interlacing: 0 for none, 1 for Adam7.
public nonisolated(unsafe) let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The key of the horizontal number of pixels per meter.
public nonisolated(unsafe) let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The key of the vertical number of pixels per meter.
public nonisolated(unsafe) let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The key of the exponent of the samples.
public nonisolated(unsafe) let kCGImagePropertyPNGGamma: CFString = "Gamma"

/// The key of the dictionary of JFIF.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the version, as an array of two numbers.
public nonisolated(unsafe) let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The key of the horizontal density.
public nonisolated(unsafe) let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The key of the vertical density.
public nonisolated(unsafe) let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The key of the unit of the densities: 0 for none, 1 for inches, 2 for centimeters.
public nonisolated(unsafe) let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// The key of the truth of a progressive file.
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// The key of the dictionary of TIFF.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the maker of the camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of the model of the camera.
public nonisolated(unsafe) let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of the orientation, from 1 to 8.
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of the program that made the file.
public nonisolated(unsafe) let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key of the time of the last change.
public nonisolated(unsafe) let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of the author.
public nonisolated(unsafe) let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key of the note on rights.
public nonisolated(unsafe) let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key of the text that describes the picture.
public nonisolated(unsafe) let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"

/// The key of the dictionary of Exif.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the exposure in seconds.
public nonisolated(unsafe) let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key of the aperture.
public nonisolated(unsafe) let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key of the time at which the picture was taken.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the time at which the picture was stored.
public nonisolated(unsafe) let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of the focal length in millimeters.
public nonisolated(unsafe) let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key of the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of the model of the lens.
public nonisolated(unsafe) let kCGImagePropertyExifLensModel: CFString = "LensModel"

/// The orientation of an image's pixels.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

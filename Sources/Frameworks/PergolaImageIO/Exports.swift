@_exported import PergolaCoreFoundation

@_exported import class UIKitCore.CGImage

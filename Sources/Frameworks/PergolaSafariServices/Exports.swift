@_exported import PergolaUIKit

@_exported import PergolaOS

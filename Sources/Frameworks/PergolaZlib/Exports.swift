// A C module can be no alias of another module, so `import zlib` finds this one.
@_exported import CZlib

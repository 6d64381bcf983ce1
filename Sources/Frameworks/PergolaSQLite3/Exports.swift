// A C module can be no alias of another module, so `import SQLite3` finds this one.
@_exported import CSQLite3

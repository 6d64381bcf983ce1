#if Crypto
  @_exported import Crypto
#endif

// The digests and ciphers of OpenSSL.
#include <openssl/evp.h>
#include <openssl/hmac.h>

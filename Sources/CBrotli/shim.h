// Brotli, a compression of pages.
#include <brotli/decode.h>
#include <brotli/encode.h>

// hiredis, the client of the protocol that Redis and Valkey speak.
#include <hiredis/hiredis.h>

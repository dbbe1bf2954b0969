import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { CallSender } from './CallSender.ts'
import { createNetworkTransport } from './createNetworkTransport.ts'
import { createTransportCallSender } from './createTransportCallSender.ts'
import type { HttpTransport } from './HttpTransport.ts'
import type { ResponseParser } from './parseResponse.ts'

/** Creates the function that sends every call: over the network with ky, unless another transport is given. */
export const createCallSender = (
  options: ApiClientOptions,
  read?: ResponseParser,
  ask: HttpTransport = createNetworkTransport(options),
): CallSender => createTransportCallSender(ask, options, read)

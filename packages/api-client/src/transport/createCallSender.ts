import type { ApiClientOptions } from './ApiClientOptions.ts'
import { createNetworkTransport } from './createNetworkTransport.ts'
import { createTransportSender } from './createTransportSender.ts'
import type { HttpTransport } from './HttpTransport.ts'
import type { ParseResponse } from './parseResponse.ts'
import type { Send } from './Send.ts'

/** Creates the function that sends every call: over the network with ky, unless another transport is given. */
export const createCallSender = (
  options: ApiClientOptions,
  read?: ParseResponse,
  ask: HttpTransport = createNetworkTransport(options),
): Send => createTransportSender(ask, options, read)

/** Server options that cut off a client that drips its request; one that is only slow is not. */
export const slowClients = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8192,
} as const

import type { BodyTimeouts } from '../AppDeps.ts'

/** Words are there at once; a photo of 8 MB takes a slow telephone a minute and more. */
export const bodyTimeouts: BodyTimeouts = { jsonMs: 15_000, formMs: 110_000 }

/** Server options that cut off a client that drips its request; one that is only slow is not. Times in milliseconds. */
export const connectionLimits = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16_384,
  /** How long a client may read nothing of a response. */
  readTimeout: 60_000,
  /** How long a request and its response may take together. */
  responseTimeout: 300_000,
  /** Requests that may wait on a connection for the response before them. Browsers send one after the other. */
  pipelinedRequests: 16,
} as const

import type { BodyTimeouts } from '../AppDeps.ts'

/** JSON arrives immediately; a photo of 8 MB takes a slow phone a minute and more. */
export const bodyTimeouts: BodyTimeouts = { jsonMs: 15_000, formMs: 110_000 }

/**
 * Server options that disconnect a client that drips its request, but not one that is merely slow. Times in
 * milliseconds.
 */
export const connectionLimits = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16_384,
  /** Longest time in which a client reads nothing of a response. */
  readTimeout: 60_000,
  /** Longest time of a request and its response together. */
  responseTimeout: 300_000,
  /** Pipelined requests that may wait on a connection. Browsers send one after the other. */
  pipelinedRequests: 16,
} as const

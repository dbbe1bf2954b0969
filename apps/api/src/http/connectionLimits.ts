import type { RequestBodyTimeouts } from '../AppDeps.ts'

/** JSON arrives immediately; a photo of 8 MB takes more than a minute on a slow phone. */
export const requestBodyTimeouts: RequestBodyTimeouts = { jsonMs: 15_000, formMs: 110_000 }

/**
 * Server options that disconnect a client that sends its request too slowly, but allow for a slow mobile connection.
 * Times in milliseconds.
 */
export const connectionLimits = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  /**
   * Time before an idle connection is closed. Longer than the 60 s that nginx and load balancers keep one, because a
   * request on a connection that is just being closed fails.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16_384,
  /** Maximum time without any progress of a client that reads a response. */
  readTimeout: 60_000,
  /** Maximum time of a request and its response together. */
  responseTimeout: 300_000,
  /** Maximum number of pipelined requests that wait on a connection. Browsers do not pipeline. */
  pipelinedRequests: 16,
} as const

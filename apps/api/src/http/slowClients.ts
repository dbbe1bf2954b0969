import type { BodyPatience } from '../AppDeps.ts'

/** Words are there at once; a photo of 8 MB takes a slow telephone a minute and more. */
export const slowBodies: BodyPatience = { jsonMs: 15_000, formMs: 110_000 }

/** Server options that cut off a client that drips its request; one that is only slow is not. */
export const slowClients = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 8192,
} as const

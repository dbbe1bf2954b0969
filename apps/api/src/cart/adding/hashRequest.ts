import { createHash } from 'node:crypto'

/**
 * Returns the hash of a request, which is stored with its idempotency key. Different requests have different hashes,
 * and the request cannot be derived from it.
 */
export const hashRequest = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

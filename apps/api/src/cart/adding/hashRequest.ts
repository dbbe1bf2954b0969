import { createHash } from 'node:crypto'

/**
 * Returns the hash of a request that is stored with its idempotency key: it distinguishes requests and cannot be
 * read.
 */
export const hashRequest = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

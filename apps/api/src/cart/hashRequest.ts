import { createHash } from 'node:crypto'

/** What was asked under a key, as it is kept: told from another wish, and not read. */
export const hashRequest = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

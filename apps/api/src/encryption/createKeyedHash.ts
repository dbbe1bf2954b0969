import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Creates a keyed hash, which cannot be computed or brute-forced without the secret that is stored outside the
 * database.
 */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

import { createHmac, hkdfSync } from 'node:crypto'

/** Makes a hash that nobody can compute or try guesses against without the secret, which stands outside the database. */
export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

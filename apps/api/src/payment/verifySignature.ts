import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of a raw body in hex. */
export const signBody = (rawBody: Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex')

/** Verifies the HMAC-SHA256 (hex) of a raw body, in constant time. */
export function verifySignature(rawBody: Uint8Array, signature: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(signBody(rawBody, secret)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

import { verifySignature } from '../verifySignature.ts'

/** Maximum difference between the time of a signature and now, in seconds; the same as in Stripe's own libraries. */
const toleranceSeconds = 300

/**
 * Verifies a `Stripe-Signature` header, `t=…,v1=…`: an HMAC of the time and the raw body. Several `v1` are valid while
 * the secret is being replaced.
 */
export function verifyStripeSignature(
  rawBody: Uint8Array,
  header: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody])
  return parts.some(([name, value = '']) => name === 'v1' && verifySignature(signed, value, secret))
}

import { toErrorLabel } from '../log/findErrorCode.ts'
import { CdnPurgeError } from './CdnPurger.ts'

/** Timeout of one request in milliseconds. */
const timeoutMs = 10_000

/** Posts a purge to the API of a CDN, and returns its response body. */
export async function sendPurgeRequest(url: string, init: Omit<RequestInit, 'method'>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      // A redirect target would receive the token, so redirects are not followed.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok) return body
    throw new CdnPurgeError(`the CDN did not accept a purge: ${response.status}`)
  } catch (cause) {
    if (cause instanceof CdnPurgeError) throw cause
    const reason = toErrorLabel(cause)
    throw new CdnPurgeError(`the CDN did not answer: ${reason}`)
  }
}

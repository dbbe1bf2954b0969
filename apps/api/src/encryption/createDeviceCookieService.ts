import { createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60 * 1000

/** Milliseconds for which a browser is recognized after its last login. */
export const deviceCookieLifetimeMs = 180 * day

// Maximum number of accounts in the cookie, because a family may use several accounts in one browser.
const most = 4

interface Entry {
  /** Identifies the browser, for one e-mail address. */
  readonly id: string
  /** Time of its last login, in Unix ms. */
  readonly at: number
  readonly signature: string
}

/**
 * Creates device cookies (OWASP), which show whether a browser had a session of the account of an e-mail address. Such
 * a browser has separate rate limits, so that an attacker who exhausts the others does not lock out the account's
 * owner. A cookie grants no access, contains no identity, and cannot be forged without the installation's secret.
 */
export function createDeviceCookieService(secret: string) {
  const sign = (email: string, id: string, at: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', email, id, at]))
      .digest('base64url')
  const find = (cookie: string | undefined, email: string, now: Date) =>
    parseEntries(cookie).find(
      ({ id, at, signature }) =>
        at > now.getTime() - deviceCookieLifetimeMs && isSame(signature, sign(email, id, at)),
    )
  return {
    /** Returns the browser's id if it had a session of this account. */
    read: (cookie: string | undefined, email: string, now: Date): string | undefined =>
      find(cookie, email, now)?.id,

    /** Returns the cookie of a browser that signs in. */
    write(cookie: string | undefined, email: string, { now, newId }: NewDevice): string {
      const before = find(cookie, email, now)
      const id = before?.id ?? newId()
      const at = now.getTime()
      const others = parseEntries(cookie).filter(({ id }) => id !== before?.id)
      const entries = [{ id, at, signature: sign(email, id, at) }, ...others].slice(0, most)
      return entries.map(({ id, at, signature }) => `${id}.${at}.${signature}`).join('~')
    },
  }
}

interface NewDevice {
  readonly now: Date
  readonly newId: () => string
}

/** Creates and verifies device cookies. */
export type DeviceCookieService = ReturnType<typeof createDeviceCookieService>

function parseEntries(cookie: string | undefined): readonly Entry[] {
  return (cookie ?? '').split('~').flatMap((text) => {
    const [id, at, signature, ...rest] = text.split('.')
    if (id === undefined || at === undefined || signature === undefined || rest.length > 0) return []
    return [{ id, at: Number(at), signature }]
  })
}

const isSame = (said: string, right: string) =>
  said.length === right.length && timingSafeEqual(Buffer.from(said), Buffer.from(right))

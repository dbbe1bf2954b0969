import { createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60 * 1000

/** Milliseconds a browser is known after its last login. */
export const deviceLife = 180 * day

// A family's browser is used for some accounts.
const most = 4

interface Entry {
  /** Names the browser, for one e-mail address. */
  readonly id: string
  /** When it last signed in, in Unix ms. */
  readonly at: number
  readonly signature: string
}

/**
 * Device cookies (OWASP): tells whether a browser held a session of the account of an e-mail address. Such a browser
 * has limits of its own, so that strangers who use up the others do not keep the account's owner from signing in. A
 * cookie opens nothing, names nobody, and cannot be forged without the installation's secret.
 */
export function createDeviceCookies(secret: string) {
  const sign = (email: string, id: string, at: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', email, id, at]))
      .digest('base64url')
  const find = (cookie: string | undefined, email: string, now: Date) =>
    parseEntries(cookie).find(
      ({ id, at, signature }) => at > now.getTime() - deviceLife && isSame(signature, sign(email, id, at)),
    )
  return {
    /** The browser's id where it held a session of this account. */
    read: (cookie: string | undefined, email: string, now: Date): string | undefined =>
      find(cookie, email, now)?.id,

    /** The cookie of a browser that signs in. */
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

/** Tells which browsers are known. */
export type DeviceCookies = ReturnType<typeof createDeviceCookies>

function parseEntries(cookie: string | undefined): readonly Entry[] {
  return (cookie ?? '').split('~').flatMap((text) => {
    const [id, at, signature, ...rest] = text.split('.')
    if (id === undefined || at === undefined || signature === undefined || rest.length > 0) return []
    return [{ id, at: Number(at), signature }]
  })
}

const isSame = (said: string, right: string) =>
  said.length === right.length && timingSafeEqual(Buffer.from(said), Buffer.from(right))

import { writeCookie } from './writeCookie.ts'

/** The parameter and the cookie a friend's link is known by. */
const name = 'ref'

/** How long whoever came by a friend's link is known to have: 30 days, in seconds. */
const life = 30 * 24 * 60 * 60

/** Remembers whose link the visitor came by, for the account they may open; browser only. */
export function saveReferral(): void {
  const code = new URLSearchParams(window.location.search).get(name) ?? ''
  if (/^[A-Z0-9]{8}$/.test(code)) writeCookie(name, code, life)
}

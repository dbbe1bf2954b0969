import { writeCookie } from '@store/host'

/** Name of the referral parameter and cookie. */
const name = 'ref'

/** Lifetime of the referral cookie: 30 days, in seconds. */
const life = 30 * 24 * 60 * 60

/** Saves the referral code in the URL, for the account the visitor may create; browser only. */
export function saveReferral(): void {
  const code = new URLSearchParams(window.location.search).get(name) ?? ''
  if (/^[A-Z0-9]{8}$/.test(code)) writeCookie(name, code, life)
}

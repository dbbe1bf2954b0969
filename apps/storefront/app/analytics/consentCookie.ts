import { readCookieValue } from '../composition/readCookieValue.ts'
import { writeCookie } from '../composition/writeCookie.ts'
import type { Consent } from './Consent.ts'

/** The cookie that keeps what a visitor agreed to. */
const consentName = 'consent'

/** How long a decision holds: 180 days, in seconds. */
const lifeSeconds = 180 * 24 * 60 * 60

/** What a browser says for its visitor on every site. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: unknown
  /** Do Not Track. */
  readonly doNotTrack?: unknown
}

/** Whether the browser asks that its visitor is not followed. */
const asksForPrivacy = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'

/**
 * Reads what was decided; `undefined` while nothing was. A browser that asks for privacy has said no for its visitor,
 * unless they said yes here while it asked already.
 */
export function readConsent(cookies: string, signals: PrivacySignals): Consent | undefined {
  const [, analytics, marketing, inSpite] =
    /^([01])([01])([01])$/.exec(readCookieValue(cookies, consentName) ?? '') ?? []
  if (asksForPrivacy(signals) && inSpite !== '1') return nothing
  if (analytics === undefined) return undefined
  return { analytics: analytics === '1', marketing: marketing === '1' }
}

/** Writes down what was decided. Browser only. */
export function writeConsent({ analytics, marketing }: Consent, signals: PrivacySignals): void {
  const said = [analytics, marketing, asksForPrivacy(signals)].map((is) => (is ? '1' : '0')).join('')
  writeCookie(consentName, said, lifeSeconds)
}

const nothing: Consent = { analytics: false, marketing: false }

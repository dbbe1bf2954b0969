import { readCookieValue, writeCookie } from '@store/host'
import type { Consent } from './Consent.ts'

/** Name of the consent cookie. */
const consentName = 'consent'

/** Lifetime of a decision: 180 days, in seconds. */
const lifeSeconds = 180 * 24 * 60 * 60

/** Privacy signals that a browser sends to every site. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: unknown
  /** Do Not Track. */
  readonly doNotTrack?: unknown
}

/** Returns whether the browser signals that its visitor must not be tracked. */
const asksForPrivacy = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'

/**
 * Reads the consent decision; `undefined` if undecided. A privacy signal of the browser means no, unless the visitor
 * agreed here while the signal was already set.
 */
export function readConsent(cookies: string, signals: PrivacySignals): Consent | undefined {
  const [, analytics, marketing, inSpite] =
    /^([01])([01])([01])$/.exec(readCookieValue(cookies, consentName) ?? '') ?? []
  if (asksForPrivacy(signals) && inSpite !== '1') return nothing
  if (analytics === undefined) return undefined
  return { analytics: analytics === '1', marketing: marketing === '1' }
}

/** Stores the consent decision. Browser only. */
export function writeConsent({ analytics, marketing }: Consent, signals: PrivacySignals): void {
  const messages = [analytics, marketing, asksForPrivacy(signals)].map((is) => (is ? '1' : '0')).join('')
  writeCookie(consentName, messages, lifeSeconds)
}

const nothing: Consent = { analytics: false, marketing: false }

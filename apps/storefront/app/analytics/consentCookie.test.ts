import { afterEach, describe, expect, it, vi } from 'vitest'
import { type PrivacySignals, readConsent, writeConsent } from './consentCookie.ts'
import { createIdentifyTracker, type IdentifyEvent } from './createIdentifyTracker.ts'

afterEach(() => vi.unstubAllGlobals())

const all = { analytics: true, marketing: true }
const nothing = { analytics: false, marketing: false }
const silent: PrivacySignals = {}

/** Returns the cookie that a browser stores for a decision. */
function write(consent: typeof all, signals: PrivacySignals): string {
  const written = { cookie: '' }
  vi.stubGlobal('document', written)
  writeConsent(consent, signals)
  return written.cookie
}

describe('the consent cookie', () => {
  it('is stored for 180 days for all pages', () => {
    const cookie = write({ analytics: true, marketing: false }, silent)
    expect(cookie).toContain('; path=/; max-age=15552000; samesite=lax')
    expect(readConsent(cookie, silent)).toEqual({ analytics: true, marketing: false })
  })

  it.each(['', 'consent=', 'consent=1', 'consent=2222', 'consent=yes', 'consent=%00', 'x=110'])(
    'is not valid as %j',
    (cookies) => {
      expect(readConsent(cookies, silent)).toBeUndefined()
    },
  )

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { doNotTrack: 'yes' }])(
    'means no if the browser sends a privacy signal (%j), even after an earlier yes',
    (signals) => {
      expect(readConsent('', signals)).toEqual(nothing)
      expect(readConsent(write(all, silent), signals)).toEqual(nothing)
    },
  )

  it('counts as consent if the visitor agreed although the browser sends a privacy signal', () => {
    const signals = { globalPrivacyControl: true }
    expect(readConsent(write(all, signals), signals)).toEqual(all)
  })

  it.each([{ doNotTrack: '0' }, { doNotTrack: null }, { globalPrivacyControl: false }])(
    'means undecided if the browser sends no privacy signal: %j',
    (signals) => {
      expect(readConsent('', signals)).toBeUndefined()
    },
  )
})

describe('createIdentifyTracker', () => {
  const person = { email: 'asha@example.com', phone: '+919812345678', name: 'Asha' }
  const open = (decided: typeof all | undefined) => {
    let consent = decided
    const events: IdentifyEvent[] = []
    const identify = createIdentifyTracker(
      () => consent,
      (identified) => events.push(identified),
    )
    return {
      ...identify,
      told: events,
      decide: (next: typeof all) => {
        consent = next
        identify.flush()
      },
    }
  }

  it('reports a signed-in user once to marketing services, with the opt-in', () => {
    const { identify, flush, told } = open(all)
    identify(person)
    flush()
    expect(told).toEqual([{ event: 'identify', user: { ...person, whatsapp_opt_in: true } }])
  })

  it('reports a signed-in user only after the consent decision', () => {
    const { identify, decide, told } = open(undefined)
    identify(person)
    expect(told).toEqual([])
    decide(all)
    expect(told).toHaveLength(1)
  })

  it.each([nothing, { analytics: true, marketing: false }])(
    'reports nothing if the visitor agreed only to %j',
    (consent) => {
      const { identify, decide, told } = open(consent)
      identify(person)
      decide(all)
      expect(told).toEqual([])
    },
  )
})

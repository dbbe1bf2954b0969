import type { IdentifiedPerson } from '@store/login-dialog/headless'
import type { Consent } from './Consent.ts'

/** The signed-in user, as marketing services receive it. */
export interface IdentifyEvent {
  readonly event: 'identify'
  readonly user: {
    readonly email: string
    readonly phone: string
    readonly name: string
    /** Consent to offers by WhatsApp, as implied by the consent decision (specification 1, section 4). */
    readonly whatsapp_opt_in: true
  }
}

/**
 * Creates the identify function, which reports the signed-in user when there is consent, and drops the user without it.
 */
export function createIdentifyTracker(
  consent: () => Consent | undefined,
  tell: (identified: IdentifyEvent) => void,
) {
  let waiting: IdentifiedPerson | undefined
  const flush = () => {
    const agreed = consent()
    if (!agreed || !waiting) return
    const { email, phone, name } = waiting
    waiting = undefined
    if (agreed.marketing) tell({ event: 'identify', user: { email, phone, name, whatsapp_opt_in: true } })
  }
  return {
    identify: (person: IdentifiedPerson): void => {
      waiting = person
      flush()
    },
    /** Reports the waiting user, or drops it; must be called after each consent decision. */
    flush,
  }
}

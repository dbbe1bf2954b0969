import type { IdentifiedPerson } from '@store/login-dialog/headless'
import type { Consent } from './Consent.ts'

/** Who signed in, as the services that carry offers take it. */
export interface IdentifyEvent {
  readonly event: 'identify'
  readonly user: {
    readonly email: string
    readonly phone: string
    readonly name: string
    /** Whether offers may come by WhatsApp: what was agreed to says so (specification 1, section 4). */
    readonly whatsapp_opt_in: true
  }
}

/** Tells who signed in, once it is agreed to; who said no is told to nobody, and forgotten. */
export function createIdentify(
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
    /** To be called when somebody decided. */
    flush,
  }
}

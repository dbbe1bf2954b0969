import type { SignedIn } from '@store/api-client/contract/login'
import { type LoginMachine, nothingTyped } from './createLoginMachine.ts'
import type { MobileProof } from './createMobileProof.ts'
import type { LoginParts } from './LoginParts.ts'
import { mobileToProve } from './mobileToProve.ts'
import { transitions } from './transitions.ts'

/** What happens once somebody is signed in. */
export interface Arrival {
  /** Tells the host, lets a new mobile number be proven, and ends the login. */
  readonly arrive: (signedIn: SignedIn, isNew: boolean) => Promise<void>
  /** Closes the dialog and forgets what was typed. */
  readonly leave: () => void
}

/** Makes what happens once somebody is signed in (specification 1, section 4). */
export function createArrival({ machine, ports, opening, keeper }: LoginParts, mobile: MobileProof): Arrival {
  const { getState, watch } = machine
  const leave = () => leaveDialog(machine)

  const arrive = async (signedIn: SignedIn, isNew: boolean) => {
    const state = getState()
    ports.track({ kind: 'signedIn', isNew })
    const { email, name, countryCode, mobile: number } = signedIn
    ports.identify?.({ email, name, phone: number && `+${countryCode}${number}` })
    // From here on the visitor is signed in, and whoever leaves the dialog leaves it so.
    const opened = opening.take()
    if (opened) keeper.signedIn(opened.intent)
    const isHere = watch()
    const end = () => {
      if (isHere()) leave()
      opened?.end('loggedIn')
    }
    try {
      await ports.onSignedIn(signedIn, { isNew })
    } catch (cause) {
      end()
      throw cause
    }
    const contact = mobileToProve(signedIn, state, !isNew && ports.mobilePutOff?.read())
    const isAsked = contact && opened && isHere() && (await mobile.begin(contact, opened, isHere))
    if (!isAsked) end()
  }

  return { arrive, leave }
}

function leaveDialog({ getState, set, move }: LoginMachine): void {
  const { step } = getState()
  if (step === 'closed') set({ typed: nothingTyped })
  else if (step === 'mobile' || step === 'number') move({ step: transitions[step].close }, nothingTyped)
  else move({ step: transitions[step].signedIn }, nothingTyped)
}

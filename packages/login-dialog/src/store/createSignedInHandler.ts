import type { SessionUser } from '@store/api-client/contract/login'
import { emptyFormValues, type LoginStateMachine } from './createLoginStateMachine.ts'
import type { MobileVerification } from './createMobileVerification.ts'
import { findMobileToVerify } from './findMobileToVerify.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { loginTransitions } from './loginTransitions.ts'

/** Handles a successful sign-in. */
export interface SignedInHandler {
  /** Notifies the host, offers to verify a new mobile number, and ends the login. */
  readonly handleSignedIn: (signedIn: SessionUser, isNew: boolean) => Promise<void>
  /** Closes the dialog and clears the form values. */
  readonly closeDialog: () => void
}

/** Creates the handler of a successful sign-in (specification 1, section 4). */
export function createSignedInHandler(
  { machine, ports, session, drafts }: LoginDependencies,
  mobile: MobileVerification,
): SignedInHandler {
  const { getState, trackStep } = machine
  const closeDialog = () => leaveDialog(machine)

  const handleSignedIn = async (signedIn: SessionUser, isNew: boolean) => {
    const state = getState()
    ports.track({ kind: 'signedIn', isNew })
    const { email, name, countryCode, mobile: number } = signedIn
    ports.identify?.({ email, name, phone: number && `+${countryCode}${number}` })
    // From now on, the visitor is signed in, even if the dialog is closed.
    const opened = session.detach()
    if (opened) drafts.recordSignIn(opened.intent)
    const isHere = trackStep()
    const end = () => {
      // Closes the dialog even if the visitor has gone back a step, but not if another login was started meanwhile.
      if (isHere() || !session.isPending()) closeDialog()
      opened?.end('loggedIn')
    }
    try {
      await ports.onSignedIn(signedIn, { isNew })
    } catch (cause) {
      end()
      throw cause
    }
    const contact = findMobileToVerify(signedIn, state, !isNew && ports.mobilePromptDismissal?.read())
    const isAsked = contact && opened && isHere() && (await mobile.begin(contact, opened, isHere))
    if (!isAsked) end()
  }

  return { handleSignedIn, closeDialog }
}

function leaveDialog({ getState, set, move }: LoginStateMachine): void {
  const { step } = getState()
  if (step === 'closed') set({ typed: emptyFormValues })
  else if (step === 'mobile' || step === 'number')
    move({ step: loginTransitions[step].close }, emptyFormValues)
  else move({ step: loginTransitions[step].signedIn }, emptyFormValues)
}

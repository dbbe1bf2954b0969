import type { SignedIn } from '@store/api-client/contract/login'
import { readOtp } from '@store/api-client/contract/rules/readOtp'
import { checkOtp } from './checkOtp.ts'
import { type LoginMachine, nothingTyped } from './createLoginMachine.ts'
import type { Opening } from './createOpening.ts'
import { isSessionRefused } from './isSessionRefused.ts'
import type { LoginPorts } from './LoginPorts.ts'
import { transitions } from './transitions.ts'

/** Makes the action that signs in or up with the typed code (specification 1, sections 4 and 8). */
export function createSignIn(
  machine: LoginMachine,
  ports: LoginPorts,
  opening: Opening,
): () => Promise<void> {
  const { getState, set, move, ask, watch } = machine
  const { client, track } = ports

  const leave = () => {
    const { step } = getState()
    if (step === 'closed') return set({ typed: nothingTyped })
    move({ step: step === 'otp' ? transitions.otp.signedIn : transitions[step].close }, nothingTyped)
  }

  const finish = async (signedIn: SignedIn, isNew: boolean) => {
    track({ kind: 'signedIn', isNew })
    // From here on the visitor is signed in, and whoever leaves the dialog leaves it so.
    const end = opening.take()
    const isHere = watch()
    try {
      await ports.onSignedIn(signedIn)
    } finally {
      if (isHere()) leave()
      end('loggedIn')
    }
  }

  return async () => {
    const state = getState()
    if (state.step !== 'otp' || state.busy) return
    const { typed, status, sentTo } = state
    const otp = readOtp(typed.otp)
    if (otp === undefined) {
      return set({ errors: { otp: checkOtp(typed.otp, state.isTouched) }, error: undefined })
    }
    const isNew = status === 'new'
    const succeed = (signedIn: SignedIn) => finish(signedIn, isNew)
    await ask(
      'submit',
      () =>
        isNew
          ? client.register({ ...sentTo, otp, name: typed.name.trim(), title: typed.title })
          : client.login({ ...sentTo, otp }),
      succeed,
      {
        onFailure: (error) => (isSessionRefused(error) ? ports.reload('sessionRefused') : set({ error })),
        onLate: (signedIn) => {
          // The server has signed the visitor in: wherever the dialog stands by now, it has nothing left to ask.
          leave()
          return succeed(signedIn)
        },
      },
    )
  }
}

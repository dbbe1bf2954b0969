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

  const finish = async (signedIn: SignedIn, isNew: boolean) => {
    track({ kind: 'signedIn', isNew })
    // From here on the visitor is signed in, and whoever leaves the dialog leaves it so.
    const end = opening.take()
    const isHere = watch()
    try {
      await ports.onSignedIn(signedIn)
    } finally {
      if (isHere()) move({ step: transitions.otp.signedIn }, nothingTyped)
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
    await ask(
      'submit',
      () =>
        isNew
          ? client.register({ ...sentTo, otp, name: typed.name.trim(), title: typed.title })
          : client.login({ ...sentTo, otp }),
      (signedIn) => finish(signedIn, isNew),
      (error) => (isSessionRefused(error) ? ports.reload('sessionRefused') : set({ error })),
    )
  }
}

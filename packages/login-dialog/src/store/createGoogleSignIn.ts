import type { LoginIntent } from '@store/api-client/contract/ports'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import type { SignIn } from './createSignInActions.ts'
import { getPageUrl } from './getPageUrl.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { loginTransitions } from './loginTransitions.ts'

/** The redirect to Google and back. */
export interface GoogleSignIn {
  readonly redirect: () => Promise<void>
  /**
   * Continues with the one-time token of the Google login, empty if it failed; the dialog is closed before this call.
   */
  readonly complete: (intent: LoginIntent, handle: string) => Promise<void>
}

/** Creates the redirect to Google and back (specification 1, section 7). */
export function createGoogleSignIn({ machine, ports }: LoginDependencies, signIn: SignIn): GoogleSignIn {
  const { getState, set, move, request } = machine
  const { client } = ports

  return {
    redirect: async () => {
      const state = getState()
      if (state.step !== 'email' || state.busy || ports.isApp) return
      const call = () => client.googleAddress({ returnTo: getPageUrl(ports) })
      await request('google', call, (address) => {
        // If the visitor comes back with the Back button, the step must not be busy.
        set({ busy: undefined })
        ports.go(address)
      })
    },

    complete: async (intent, handle) => {
      move({ step: loginTransitions.closed.resumeEmail, intent })
      if (handle === '') return set({ error: { kind: 'googleRefused' } })
      await request(
        'google',
        () => client.checkGoogle({ handle }),
        (user) => {
          const { status, email, name, countryCodes } = user
          set(({ methods }) => ({ methods: { ...methods, countryCodes } }))
          const { typed } = getState()
          if (status !== 'new') {
            const contact = { email, mobile: '', countryCode: indiaCallingCode }
            return signIn(contact, { isNew: false, proof: { kind: 'google' } })
          }
          const filled = { email, name: typed.name || name }
          return move(
            { step: loginTransitions.email.userIsNew, intent, status, email, isProven: true },
            filled,
          )
        },
      )
    },
  }
}

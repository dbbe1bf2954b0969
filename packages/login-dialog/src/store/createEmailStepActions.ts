import type { CheckUserResponse } from '@store/api-client/contract/login'
import type { Result } from '@store/api-client/contract/problem'
import { emptyFormValues } from './createLoginStateMachine.ts'
import type { LazySteps } from './LazySteps.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import type { LazyStepActions, LoginActions, LoginFieldActions } from './LoginStore.ts'
import { loginTransitions } from './loginTransitions.ts'
import { prefillLoginForm } from './prefillLoginForm.ts'
import { validateEmail } from './validateEmail.ts'

/** Creates the email step and the actions that open and close the dialog; `load` lazy-loads the other steps. */
export function createEmailStepActions(
  parts: LoginDependencies,
  load: (parts: LoginDependencies) => Promise<LazySteps>,
): Omit<LoginActions, keyof LoginFieldActions> {
  const { machine, ports, session } = parts
  const { getState, set, move, request } = machine
  let later: LazySteps | undefined

  const prepare = async () => {
    // After a failure, the next call loads them again.
    later ??= await load(parts).catch(() => undefined)
    return later
  }
  const whenHere = (act: (steps: LazySteps) => Promise<void>) => async () => {
    const steps = later ?? (await prepare())
    if (steps) return act(steps)
    set({ error: { kind: 'network' } })
  }
  const laterAction = (name: keyof LazyStepActions) => whenHere((steps) => steps[name]())

  let areWaysKnown = false
  const learnWays = async () => {
    if (areWaysKnown) return
    const answer = await ports.client.ways()
    if (!answer.ok) return
    areWaysKnown = true
    const { google, issuer, countryCodes } = answer.value
    // In an app's webview, the dialog must not leave the page, so Google is not offered.
    set({ methods: { google: google && !ports.isApp, issuer, countryCodes } })
  }

  const close = () => {
    const { step } = getState()
    if (step === 'closed') return
    move({ step: loginTransitions[step].close })
    if (step === 'mobile') ports.mobilePromptDismissal?.write()
    session.detach()?.end('dismissed')
  }

  return {
    open: (intent) => {
      const state = getState()
      // A second tap on the button that opens the dialog keeps the pending login and its request.
      const isOpenFor = state.step === 'email' && JSON.stringify(state.intent) === JSON.stringify(intent)
      if (isOpenFor) return Promise.resolve('dismissed')
      session.detach()?.end('dismissed')
      const begun = session.begin(intent)
      move({ step: loginTransitions[state.step].open, intent }, prefillLoginForm(getState().typed, ports))
      ports.track({ kind: 'loginOpened', intent: intent.kind })
      ports.native?.({ kind: 'loginOpened', intent: intent.kind })
      void prepare()
      void learnWays()
      return begun
    },
    promptForNumber: ({ email, mobile, countryCode }) => {
      close()
      const intent = { kind: 'account' } as const
      const begun = session.begin(intent)
      session.markSignedIn()
      parts.drafts.recordSignIn(intent)
      move({ step: loginTransitions.closed.askNumber, intent, email }, { mobile, countryCode })
      void prepare()
      void learnWays()
      return begun
    },
    resume: async ({ handle } = {}) => {
      const known = learnWays()
      // Waits for the login methods, because the message about a failed login names the issuer.
      if (handle === '') await known
      return whenHere((steps) => steps.resume(handle))()
    },
    close,
    handleBfcacheRestore: () => {
      // Another page of this tab may have ended this login, and it must not be fulfilled twice.
      if (ports.draft && !parts.drafts.isStored()) close()
      ports.reload('pageRestored')
    },
    handleCrossTabSignIn: () => {
      const { step } = getState()
      // At any other step, the visitor has signed in in this tab, or the dialog is closed.
      if (step !== 'email' && step !== 'details' && step !== 'otp') return
      move({ step: loginTransitions[step].signedIn }, emptyFormValues)
      session.detach()?.end('loggedIn')
    },
    submitEmail: async () => {
      const state = getState()
      if (state.step !== 'email' || state.busy) return
      const { intent } = state
      const email = state.typed.email.trim()
      const fault = validateEmail(email)
      if (fault) return set({ errors: { email: fault }, error: undefined })
      const call = async (): Promise<Result<[CheckUserResponse, LazySteps]>> => {
        const check = ports.client.checkUser({ email, fromPlaceOrder: intent.kind === 'placeOrder' })
        const [answer, steps] = await Promise.all([check, later ?? prepare()])
        if (!answer.ok) return answer
        return steps
          ? { ok: true, value: [answer.value, steps] }
          : { ok: false, failure: { kind: 'network' } }
      }
      await request('submit', call, ([user, steps]) => steps.onUserChecked(intent, email, user))
    },
    changeEmail: () => {
      const state = getState()
      if (state.step !== 'details' && state.step !== 'otp') return
      move({ step: loginTransitions[state.step].changeEmail, intent: state.intent })
    },
    continueWithGoogle: laterAction('continueWithGoogle'),
    submitDetails: laterAction('submitDetails'),
    submitOtp: laterAction('submitOtp'),
    resend: laterAction('resend'),
    sendByOtherChannel: laterAction('sendByOtherChannel'),
    submitNumber: laterAction('submitNumber'),
    changeNumber: laterAction('changeNumber'),
    submitMobile: laterAction('submitMobile'),
  }
}

import type { CheckedUser } from '@store/api-client/contract/login'
import type { Outcome } from '@store/api-client/contract/problem'
import { checkEmail } from './checkEmail.ts'
import type { LaterSteps } from './LaterSteps.ts'
import type { LoginParts } from './LoginParts.ts'
import type { LaterActions, LoginActions, TypingActions } from './LoginStore.ts'
import { prefill } from './prefill.ts'
import { transitions } from './transitions.ts'

/** Makes opening, leaving and the e-mail step; the rest is fetched by `load` and done when it is there. */
export function createFirstStep(
  parts: LoginParts,
  load: (parts: LoginParts) => Promise<LaterSteps>,
): Omit<LoginActions, keyof TypingActions> {
  const { machine, ports, opening } = parts
  const { getState, set, move, ask } = machine
  let later: LaterSteps | undefined

  const prepare = async () => {
    // What did not arrive is tried again with the next wish.
    later ??= await load(parts).catch(() => undefined)
    return later
  }
  const whenHere = (act: (steps: LaterSteps) => Promise<void>) => async () => {
    const steps = later ?? (await prepare())
    if (steps) return act(steps)
    set({ error: { kind: 'network' } })
  }
  const laterAction = (name: keyof LaterActions) => whenHere((steps) => steps[name]())

  let areWaysKnown = false
  const learnWays = async () => {
    if (areWaysKnown) return
    const answer = await ports.client.ways()
    if (!answer.ok) return
    areWaysKnown = true
    const { google, countryCodes } = answer.value
    // In an app's webview no step leaves the page.
    set({ ways: { google: google && !ports.isApp, countryCodes } })
  }

  const close = () => {
    const { step } = getState()
    if (step === 'closed') return
    move({ step: transitions[step].close })
    if (step === 'mobile') ports.mobilePutOff?.write()
    opening.take()?.end('dismissed')
  }

  return {
    open: (intent) => {
      const state = getState()
      // A second tap on what opened it takes nothing away from who waits, nor an answer that is under way.
      const isOpenFor = state.step === 'email' && JSON.stringify(state.intent) === JSON.stringify(intent)
      if (isOpenFor) return Promise.resolve('dismissed')
      opening.take()?.end('dismissed')
      const begun = opening.begin(intent)
      move({ step: transitions[state.step].open, intent }, prefill(getState().typed, ports))
      ports.track({ kind: 'loginOpened', intent: intent.kind })
      ports.native?.({ kind: 'loginOpened', intent: intent.kind })
      void prepare()
      void learnWays()
      return begun
    },
    askNumber: ({ email, mobile, countryCode }) => {
      close()
      const intent = { kind: 'account' } as const
      const begun = opening.begin(intent)
      opening.keepSignedIn()
      parts.keeper.signedIn(intent)
      move({ step: transitions.closed.askNumber, intent, email }, { mobile, countryCode })
      void prepare()
      void learnWays()
      return begun
    },
    resume: ({ handle } = {}) => {
      void learnWays()
      return whenHere((steps) => steps.resume(handle))()
    },
    close,
    restored: () => {
      // Another page of this tab may have ended what stands open here; it must not be done once more.
      if (ports.draft && !parts.keeper.isKept()) close()
      ports.reload('pageRestored')
    },
    submitEmail: async () => {
      const state = getState()
      if (state.step !== 'email' || state.busy) return
      const { intent } = state
      const email = state.typed.email.trim()
      const fault = checkEmail(email)
      if (fault) return set({ errors: { email: fault }, error: undefined })
      const call = async (): Promise<Outcome<[CheckedUser, LaterSteps]>> => {
        const check = ports.client.checkUser({ email, fromPlaceOrder: intent.kind === 'placeOrder' })
        const [answer, steps] = await Promise.all([check, later ?? prepare()])
        if (!answer.ok) return answer
        return steps
          ? { ok: true, value: [answer.value, steps] }
          : { ok: false, failure: { kind: 'network' } }
      }
      await ask('submit', call, ([user, steps]) => steps.found(intent, email, user))
    },
    changeEmail: () => {
      const state = getState()
      if (state.step !== 'details' && state.step !== 'otp') return
      move({ step: transitions[state.step].changeEmail, intent: state.intent })
    },
    continueWithGoogle: laterAction('continueWithGoogle'),
    submitDetails: laterAction('submitDetails'),
    submitOtp: laterAction('submitOtp'),
    resend: laterAction('resend'),
    sendOtherWay: laterAction('sendOtherWay'),
    submitNumber: laterAction('submitNumber'),
    changeNumber: laterAction('changeNumber'),
    submitMobile: laterAction('submitMobile'),
  }
}

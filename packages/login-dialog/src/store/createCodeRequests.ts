import type { UserContact, UserStatus } from '@store/api-client/contract/login'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import { readMobile } from '@store/api-client/contract/rules/readMobile'
import { checkDetails } from './checkDetails.ts'
import { checkEmail } from './checkEmail.ts'
import type { LoginMachine } from './createLoginMachine.ts'
import type { LoginPorts } from './LoginPorts.ts'
import type { LoginStateAt, LoginWork } from './LoginState.ts'
import { transitions } from './transitions.ts'

/** The actions that end in a code being sent; each does nothing outside its step or while an answer is awaited. */
export interface CodeRequests {
  readonly submitEmail: () => Promise<void>
  readonly submitDetails: () => Promise<void>
  readonly resend: () => Promise<void>
}

/** Makes the actions that end in a code being sent (specification 1, section 4). */
export function createCodeRequests(machine: LoginMachine, ports: LoginPorts): CodeRequests {
  const { getState, set, move, ask } = machine
  const { client, track, clock } = ports

  const sendOtp = (
    from: LoginStateAt<'email' | 'details' | 'otp'>,
    status: UserStatus,
    sentTo: UserContact,
  ): Promise<void> => {
    const { intent, typed } = from
    const isResend = from.step === 'otp'
    const work: LoginWork = isResend ? 'resend' : 'submit'
    const name = status === 'new' ? typed.name.trim() : undefined
    const call = () => client.sendOtp({ ...sentTo, name, isResend })
    return ask(work, call, ({ resendAfter }) => {
      const step = transitions[from.step].otpSent
      const resend = { availableAt: clock.now().getTime() + resendAfter * 1000 }
      // What stands in the field belongs to a code that is dead now.
      const emptied = { otp: '' }
      move({ step, intent, status, sentTo, isResent: isResend, isTouched: false, resend }, emptied)
      track({ kind: 'otpSent', isResend })
    })
  }

  const submitEmail = async () => {
    const state = getState()
    if (state.step !== 'email' || state.busy) return
    const { intent } = state
    const email = state.typed.email.trim()
    const fault = checkEmail(email)
    if (fault) return set({ errors: { email: fault }, error: undefined })
    const call = () => client.checkUser({ email, fromPlaceOrder: intent.kind === 'placeOrder' })
    await ask('submit', call, ({ status }) =>
      status === 'new'
        ? move({ step: transitions.email.userIsNew, intent, status, email })
        : sendOtp(state, status, { email, mobile: '', countryCode: indiaCallingCode }),
    )
  }

  const submitDetails = async () => {
    const state = getState()
    if (state.step !== 'details' || state.busy) return
    const mobile = readMobile(state.typed.mobile)
    const errors = checkDetails({ name: state.typed.name.trim(), mobile })
    if (errors.name || errors.mobile) return set({ errors, error: undefined })
    await sendOtp(state, state.status, { email: state.email, mobile, countryCode: indiaCallingCode })
  }

  const resend = async () => {
    const state = getState()
    if (state.step !== 'otp' || state.busy) return
    if (clock.now().getTime() < state.resend.availableAt) return
    await sendOtp(state, state.status, state.sentTo)
  }

  return { submitEmail, submitDetails, resend }
}

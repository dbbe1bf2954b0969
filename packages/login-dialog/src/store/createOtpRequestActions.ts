import type { CheckUserResponse, UserContact } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { canOrderWithoutOtp } from './canOrderWithoutOtp.ts'
import type { SignIn } from './createSignInActions.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import type { LoginStateAtStep, OtpStage } from './LoginState.ts'
import { loginTransitions } from './loginTransitions.ts'
import { validateDetails } from './validateDetails.ts'

/** Actions that request an OTP. */
export interface OtpRequestActions {
  readonly onUserChecked: (
    intent: LoginIntent,
    email: string,
    user: CheckUserResponse,
  ) => Promise<void> | void
  readonly submitDetails: () => Promise<void>
  readonly resend: () => Promise<void>
  readonly sendByOtherChannel: () => Promise<void>
}

type AskedCode = Omit<OtpStage, 'step' | 'isResent' | 'isTouched' | 'resend' | 'challenge'>

/** Creates the actions that request an OTP (specification 1, section 4). */
export function createOtpRequestActions(
  { machine, ports }: LoginDependencies,
  signIn: SignIn,
): OtpRequestActions {
  const { getState, set, move, request } = machine
  const { client, track, clock } = ports

  const send = (from: 'email' | 'details' | 'otp', code: AskedCode): Promise<void> => {
    const isResend = from === 'otp'
    const { status, sentTo, by } = code
    const name = status === 'new' ? getState().typed.name.trim() : undefined
    const fbId = ports.prefilled?.().fbId
    const call = () => client.sendOtp({ ...sentTo, name, isResend, by, fbId })
    return request(isResend ? 'resend' : 'submit', call, ({ resendAfter, challenge }) => {
      const resend = { availableAt: clock.now().getTime() + resendAfter * 1000 }
      // The field's text belongs to the former OTP, which is now invalid.
      move(
        {
          step: loginTransitions[from].otpSent,
          ...code,
          isResent: isResend,
          isTouched: false,
          resend,
          challenge,
        },
        { otp: '' },
      )
      track({ kind: 'otpSent', isResend, by })
    })
  }

  const onUserChecked = (intent: LoginIntent, email: string, user: CheckUserResponse) => {
    const { status, countryCodes, maskedMobile, asksMobile } = user
    set(({ methods }) => ({ methods: { ...methods, countryCodes } }))
    if (status === 'new')
      return move({ step: loginTransitions.email.userIsNew, intent, status, email, isProven: false })
    const sentTo = { email, mobile: '', countryCode: indiaCallingCode }
    return send('email', { intent, status, sentTo, by: 'email', maskedMobile, asksMobile })
  }

  const sendToNew = ({ intent, status }: LoginStateAtStep<'details'>, sentTo: UserContact) =>
    send('details', { intent, status, sentTo, by: 'email', maskedMobile: undefined, asksMobile: false })

  const submitDetails = async () => {
    const state = getState()
    if (state.step !== 'details' || state.busy) return
    const { typed, intent, email } = state
    const { countryCode } = typed
    const mobile = normalizeMobile(typed.mobile, countryCode)
    const errors = validateDetails({ name: typed.name.trim(), mobile, countryCode })
    if (errors.name || errors.mobile) return set({ errors, error: undefined })
    const contact = { email, mobile, countryCode }
    if (state.isProven) {
      return signIn(contact, { isNew: true, proof: { kind: 'google' } }, (failure) => {
        // The Google login has expired, so the next tap requests an OTP to verify the address.
        if (failure.code === 'google_expired') move({ ...state, isProven: false })
        set({ error: failure })
      })
    }
    if (canOrderWithoutOtp(intent, countryCode)) {
      return signIn(contact, { isNew: true, proof: { kind: 'none' } }, (failure) =>
        failure.code === 'proof_needed' ? sendToNew(state, contact) : set({ error: failure }),
      )
    }
    await sendToNew(state, contact)
  }

  const again = async (change: (state: LoginStateAtStep<'otp'>) => Partial<AskedCode>) => {
    const state = getState()
    if (state.step !== 'otp' || state.busy) return
    if (clock.now().getTime() < state.resend.availableAt) return
    const { intent, status, sentTo, by, maskedMobile, asksMobile } = state
    await send('otp', { intent, status, sentTo, by, maskedMobile, asksMobile, ...change(state) })
  }

  return {
    onUserChecked,
    submitDetails,
    resend: () => again(() => ({})),
    sendByOtherChannel: () =>
      again(({ by, maskedMobile }) => {
        if (maskedMobile === undefined) return {}
        return { by: by === 'email' ? 'mobile' : 'email' }
      }),
  }
}

import type { UserContact } from '@store/api-client/contract/login'
import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import { emptyFormValues } from './createLoginStateMachine.ts'
import type { PendingLogin } from './createPendingLoginState.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { loginTransitions } from './loginTransitions.ts'
import { validateOtp } from './validateOtp.ts'

/** The step that verifies a signed-in visitor's new mobile number. */
export interface MobileVerification {
  /**
   * Sends an OTP to the number and returns whether the step has started. If no OTP can be sent, the login ends without
   * the step.
   */
  readonly begin: (contact: UserContact, opened: PendingLogin, isHere: () => boolean) => Promise<boolean>
  readonly resend: () => Promise<void>
  readonly submitNumber: () => Promise<void>
  readonly changeNumber: () => Promise<void>
  readonly submit: () => Promise<void>
}

/** Creates the step that verifies a new mobile number (`verifyOtpAndUpdateUser`: specification 1, sections 4 and 7). */
export function createMobileVerification({ machine, ports, session }: LoginDependencies): MobileVerification {
  const { getState, set, move, request } = machine
  const { client, track, clock } = ports
  const after = (seconds: number) => ({ availableAt: clock.now().getTime() + seconds * 1000 })

  return {
    begin: async (sentTo, opened, isHere) => {
      const answer = await client.saveMobile(sentTo)
      const { step } = getState()
      if (!answer.ok || !isHere() || step === 'closed') return false
      const { intent } = opened
      session.markSignedIn(opened)
      const resend = after(answer.value.resendAfter)
      move(
        {
          step: loginTransitions[step].mobileSent,
          intent,
          sentTo,
          isResent: false,
          isTouched: false,
          resend,
        },
        emptyFormValues,
      )
      return true
    },

    resend: async () => {
      const state = getState()
      if (state.step !== 'mobile' || state.busy) return
      if (clock.now().getTime() < state.resend.availableAt) return
      const { intent, sentTo } = state
      await request(
        'resend',
        () => client.saveMobile(sentTo),
        ({ resendAfter }) => {
          const step = loginTransitions.mobile.mobileSent
          const resend = after(resendAfter)
          move({ step, intent, sentTo, isResent: true, isTouched: false, resend }, { otp: '' })
        },
      )
    },

    submitNumber: async () => {
      const state = getState()
      if (state.step !== 'number' || state.busy) return
      const { intent, email, typed } = state
      const { countryCode } = typed
      const mobile = normalizeMobile(typed.mobile, countryCode)
      if (!isMobile(mobile, countryCode)) return set({ errors: { mobile: 'malformed' }, error: undefined })
      const sentTo = { email, mobile, countryCode }
      await request(
        'submit',
        () => client.saveMobile(sentTo),
        ({ resendAfter }) => {
          const step = loginTransitions.number.mobileSent
          const resend = after(resendAfter)
          move({ step, intent, sentTo, isResent: false, isTouched: false, resend }, { otp: '' })
        },
      )
    },

    changeNumber: async () => {
      const state = getState()
      if (state.step !== 'mobile' || state.busy) return
      const { intent, sentTo } = state
      const { email, mobile, countryCode } = sentTo
      move({ step: loginTransitions.mobile.changeNumber, intent, email }, { mobile, countryCode, otp: '' })
    },

    submit: async () => {
      const state = getState()
      if (state.step !== 'mobile' || state.busy) return
      const { typed, sentTo, isTouched } = state
      const otp = parseOtp(typed.otp)
      if (otp === undefined)
        return set({ errors: { otp: validateOtp(typed.otp, isTouched) }, error: undefined })
      await request(
        'submit',
        () => client.proveMobile({ ...sentTo, otp }),
        () => {
          track({ kind: 'mobileProven' })
          move({ step: loginTransitions.mobile.mobileProven }, emptyFormValues)
          session.detach()?.end('loggedIn')
        },
      )
    },
  }
}

import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { OtpField } from '@store/ui/otp-field'
import { useLogin } from '../../react/useLogin.ts'
import type { StepProps } from './StepProps.ts'

/** Renders the field of a one-time password (OTP); a phone autofills it from the text message. */
export function CodeField({ state, first }: StepProps<'otp' | 'mobile'>) {
  const { actions, messages } = useLogin()
  const { typed, errors, busy } = state
  return (
    <OtpField
      ref={first}
      label={messages.otp}
      hint={messages.otpHint}
      error={errors.otp && messages.otpError[errors.otp]}
      name="otp"
      length={otpLength}
      enterKeyHint="done"
      required
      busy={busy === 'signIn' || busy === 'submit'}
      value={typed.otp}
      onChange={actions.typeOtp}
    />
  )
}

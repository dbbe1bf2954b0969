import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { OtpField } from '@store/ui/otp-field'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'

/** Renders the field of a one-time password (OTP); a phone autofills it from the text message. */
export const OtpCodeField = createLoginPart((slots) => slots.codeField, OwnCodeField)

function OwnCodeField({ state, first }: StepProps<'otp' | 'mobile'>) {
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

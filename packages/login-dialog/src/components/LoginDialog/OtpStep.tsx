import { TextField } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import { Address } from './Address.tsx'
import { ResendCode } from './ResendCode.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './StepProps.ts'

/** The step of the one-time password: one field, no submit by itself. */
export function OtpStep({ state, first }: StepProps<'otp'>) {
  const { actions, messages } = useLogin()
  const { typed, errors, sentTo } = state
  return (
    <>
      <StepForm
        prompt={messages.otpPrompt}
        intro={<Address email={sentTo.email} isFixed={state.busy === 'submit'} />}
        submitLabel={messages.submitOtp}
        onSubmit={actions.submitOtp}
      >
        <TextField
          ref={first}
          label={messages.otp}
          hint={messages.otpHint}
          error={errors.otp && messages.otpError[errors.otp]}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          enterKeyHint="done"
          required
          value={typed.otp}
          onChange={actions.typeOtp}
        />
      </StepForm>
      <ResendCode state={state} />
    </>
  )
}

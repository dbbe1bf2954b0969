import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import { useWebOtp } from '../../react/useWebOtp.ts'
import { EditableContact } from './EditableContact.tsx'
import { getStepContact } from './getStepContact.ts'
import { MobileField } from './MobileField.tsx'
import { OtpCodeField } from './OtpCodeField.tsx'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import { StepForm } from './StepForm.tsx'

/** Renders the OTP step: one field that is not submitted automatically. */
export const OtpStep = createLoginPart((slots) => slots.otpStep, OwnOtpStep)

function OwnOtpStep({ state, first }: StepProps<'otp'>) {
  const { actions, messages } = useLogin()
  const { by, maskedMobile } = state
  const isFixed = state.busy === 'signIn'
  useWebOtp(by === 'mobile', actions.typeOtp)
  return (
    <>
      <StepForm
        intro={
          <EditableContact
            to={getStepContact(state)}
            changeLabel={messages.changeEmail}
            onChange={actions.changeEmail}
            isFixed={isFixed}
          />
        }
        submitLabel={messages.submitOtp}
        onSubmit={actions.submitOtp}
      >
        <OtpCodeField state={state} first={first} />
        {state.asksMobile && <MobileField state={state} label={messages.mobileOptional} />}
      </StepForm>
      <ResendCodeButton state={state} by={by}>
        {maskedMobile && (by === 'email' ? messages.sendToMobile(maskedMobile) : messages.sendToEmail)}
      </ResendCodeButton>
    </>
  )
}

import { Button } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import { useWebOtp } from '../../react/useWebOtp.ts'
import { EditableContact } from './EditableContact.tsx'
import { getStepContact } from './getStepContact.ts'
import styles from './LoginDialog.module.css'
import { OtpCodeField } from './OtpCodeField.tsx'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import { StepForm } from './StepForm.tsx'

/** Renders the step that verifies a new mobile number. The visitor is already signed in and may close the dialog. */
export const MobileVerificationStep = createLoginPart((slots) => slots.mobileStep, OwnMobileStep)

function OwnMobileStep({ state, first }: StepProps<'mobile'>) {
  const { actions, messages } = useLogin()
  useWebOtp(true, actions.typeOtp)
  return (
    <>
      <StepForm
        intro={
          <EditableContact
            to={getStepContact(state)}
            changeLabel={messages.changeNumber}
            onChange={actions.changeNumber}
          />
        }
        submitLabel={messages.submitMobile}
        onSubmit={actions.submitMobile}
      >
        <OtpCodeField state={state} first={first} />
      </StepForm>
      <div className={styles.notNow}>
        <Button variant="secondary" size="l" fullWidth onClick={actions.close}>
          {messages.notNow}
        </Button>
      </div>
      <ResendCodeButton state={state} by="mobile" />
    </>
  )
}

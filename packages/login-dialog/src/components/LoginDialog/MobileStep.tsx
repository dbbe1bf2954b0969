import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import { useWebOtp } from '../../react/useWebOtp.ts'
import { CodeField } from './CodeField.tsx'
import { EditableContact } from './EditableContact.tsx'
import { findContact } from './findContact.ts'
import styles from './LoginDialog.module.css'
import { ResendCode } from './ResendCode.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './StepProps.ts'

/** Renders the step that verifies a new mobile number: the visitor is signed in already and may leave. */
export function MobileStep({ state, first }: StepProps<'mobile'>) {
  const { actions, messages } = useLogin()
  useWebOtp(true, actions.typeOtp)
  return (
    <>
      <StepForm
        intro={
          <EditableContact
            to={findContact(state)}
            changeLabel={messages.changeNumber}
            onChange={actions.changeNumber}
          />
        }
        submitLabel={messages.submitMobile}
        onSubmit={actions.submitMobile}
      >
        <CodeField state={state} first={first} />
      </StepForm>
      <div className={styles.notNow}>
        <Button variant="secondary" size="l" fullWidth onClick={actions.close}>
          {messages.notNow}
        </Button>
      </div>
      <ResendCode state={state} by="mobile" />
    </>
  )
}

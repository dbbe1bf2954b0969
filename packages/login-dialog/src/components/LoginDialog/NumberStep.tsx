import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'
import { MobileField } from './MobileField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './StepProps.ts'

/** Renders the step that asks a signed-in visitor for a number to send an OTP to; it may be left. */
export function NumberStep({ state, first }: StepProps<'number'>) {
  const { actions, messages } = useLogin()
  return (
    <>
      <StepForm submitLabel={messages.submitDetails} onSubmit={actions.submitNumber}>
        <MobileField state={state} label={messages.mobile} first={first} required />
      </StepForm>
      <div className={styles.notNow}>
        <Button variant="secondary" size="l" fullWidth onClick={actions.close}>
          {messages.notNow}
        </Button>
      </div>
    </>
  )
}

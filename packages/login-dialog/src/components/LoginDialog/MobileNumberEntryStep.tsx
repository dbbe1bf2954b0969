import { Button } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'
import { MobileField } from './MobileField.tsx'
import { StepForm } from './StepForm.tsx'

/** Renders the step that asks a signed-in visitor for a number to send an OTP to. The visitor may close it. */
export const MobileNumberEntryStep = createLoginPart((slots) => slots.numberStep, OwnNumberStep)

function OwnNumberStep({ state, first }: StepProps<'number'>) {
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

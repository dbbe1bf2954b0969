import { VisuallyHidden } from '@store/ui'
import type { LoginMessages } from '../../messages/LoginMessages.ts'
import { createLoginPart } from '../../react/createLoginPart.ts'
import { useLogin } from '../../react/useLogin.ts'
import type { ClosedStage, LoginState } from '../../store/LoginState.ts'
import { getStepContact } from './getStepContact.ts'
import styles from './LoginDialog.module.css'

/**
 * Renders the prompt of the current step in a status region that all steps share: a screen reader announces the next
 * step while focus moves to its first field.
 */
export const StepPrompt = createLoginPart((slots) => slots.prompt, OwnStepPrompt)

function OwnStepPrompt() {
  const { state, messages } = useLogin()
  if (state.step === 'closed') return null
  const contact = getStepContact(state)
  // At the email step, the screen reader has just read this heading as the dialog's name.
  const heading = state.step !== 'email' && messages.heading(state.step)
  return (
    <div className={contact ? `${styles.status} ${styles.close}` : styles.status} role="status">
      <p className={styles.prompt} key={state.step}>
        {heading && <VisuallyHidden>{contact ? `${heading}: ${contact}. ` : `${heading}. `}</VisuallyHidden>}
        {getPrompt(state, messages)}
      </p>
    </div>
  )
}

function getPrompt(state: Exclude<LoginState, ClosedStage>, messages: LoginMessages): string {
  switch (state.step) {
    case 'email':
      return messages.prompt(state.intent)
    case 'details':
      return state.isProven ? messages.detailsPromptProven : messages.detailsPrompt
    case 'otp':
      return messages.otpPrompt(state.by)
    case 'number':
      return messages.numberPrompt
    case 'mobile':
      return messages.mobilePrompt
  }
}

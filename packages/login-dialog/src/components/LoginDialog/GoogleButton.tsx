import { Button, VisuallyHidden } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/**
 * Renders the button of Google, or of the issuer that replaces it, below the form of the email step; renders nothing if
 * the store offers neither. While the login methods are loading, it reserves the space, so that the form does not move
 * and a tap on "Continue" never hits this button.
 */
export const GoogleButton = createLoginPart((slots) => slots.google, OwnGoogleButton)

function OwnGoogleButton({ state }: Pick<StepProps<'email'>, 'state'>) {
  const { actions, messages } = useLogin()
  const { issuer } = state.methods
  const isBusy = state.busy === 'google'
  const isOffered = isBusy ? true : state.methods.google
  if (isOffered === false) return null
  return (
    <div className={isOffered ? styles.google : `${styles.google} ${styles.awaiting}`}>
      <p className={styles.quiet}>{messages.or}</p>
      <Button
        variant="secondary"
        size="l"
        fullWidth
        busy={isBusy}
        unavailable={state.busy !== undefined && !isBusy}
        onClick={actions.continueWithGoogle}
      >
        {issuer === undefined ? messages.google : messages.issuer(issuer)}
      </Button>
      <div role="status">
        {isBusy && (
          <VisuallyHidden>
            {issuer === undefined ? messages.checkingGoogle : messages.checkingIssuer(issuer)}
          </VisuallyHidden>
        )}
      </div>
    </div>
  )
}

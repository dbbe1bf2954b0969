import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** What {@link Address} takes. */
export interface AddressProps {
  /** The address the step is about. */
  readonly email: string
  /** Whether it cannot be changed now. @default false */
  readonly isFixed?: boolean
}

/** The e-mail address in use, and the way to another. */
export function Address({ email, isFixed = false }: AddressProps) {
  const { actions, messages } = useLogin()
  return (
    <div className={styles.address}>
      <span className={styles.email}>{email}</span>
      <span className={styles.change}>
        <Button
          variant="quiet"
          label={messages.changeEmail}
          unavailable={isFixed}
          onClick={actions.changeEmail}
        >
          {messages.change}
        </Button>
      </span>
    </div>
  )
}

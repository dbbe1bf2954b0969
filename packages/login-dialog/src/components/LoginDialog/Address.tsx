import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** What {@link Address} takes. */
export interface AddressProps {
  /** The address the step is about, or the number its code went to. */
  readonly to: string
  /** Whether it cannot be changed now. @default false */
  readonly isFixed?: boolean
}

/** Where the code goes or went, and the way to another address. */
export function Address({ to, isFixed = false }: AddressProps) {
  const { actions, messages } = useLogin()
  return (
    <div className={styles.address}>
      <span className={styles.email}>{to}</span>
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

import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** Props of {@link EditableContact}. */
export interface EditableContactProps {
  /** The email address of the step, or the number its OTP was sent to. */
  readonly to: string | undefined
  /** Accessible name of the button that changes it; contains its visible text. */
  readonly changeLabel: string
  readonly onChange: () => void
  /** Whether it is read-only now. @default false */
  readonly isFixed?: boolean
}

/** Renders the contact that the OTP is sent to, and a button to change it. */
export function EditableContact({ to, changeLabel, onChange, isFixed = false }: EditableContactProps) {
  const { messages } = useLogin()
  return (
    <div className={styles.address}>
      <span className={styles.email}>
        <bdi>{to}</bdi>
      </span>
      <span className={styles.change}>
        <Button variant="quiet" label={changeLabel} unavailable={isFixed} onClick={onChange}>
          {messages.change}
        </Button>
      </span>
    </div>
  )
}

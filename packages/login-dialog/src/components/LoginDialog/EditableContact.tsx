import { Button } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** What {@link EditableContact} takes. */
export interface EditableContactProps {
  /** The address the step is about, or the number its code went to. */
  readonly to: string
  /** What is read out for the button that changes it; holds its words. */
  readonly changeLabel: string
  readonly onChange: () => void
  /** Whether it cannot be changed now. @default false */
  readonly isFixed?: boolean
}

/** Where the code goes or went, and the way to another address or number. */
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

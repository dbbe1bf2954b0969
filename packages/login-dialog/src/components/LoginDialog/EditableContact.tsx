import { Button } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { EditableContactProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** Renders the contact that the OTP is sent to, and a button to change it. */
export const EditableContact = createLoginPart((slots) => slots.contact, OwnEditableContact)

function OwnEditableContact({ to, changeLabel, onChange, isFixed = false }: EditableContactProps) {
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

import type { LoginSlots } from '@store/login-dialog'
import { outboxMessages } from '#messages/outboxMessages.ts'
import styles from './outboxSlots.module.css'

/** Slots of the login in demo mode: a link to the outbox below the code field, where e-mails and texts arrive. */
export const outboxSlots: LoginSlots = {
  codeField: {
    replace: (given, Default) => (
      <>
        <Default {...given} />
        <a className={styles.outbox} href="/api/outbox" target="_blank" rel="noopener">
          {outboxMessages.code}
        </a>
      </>
    ),
  },
}

import type { LoginSlots } from '@store/login-dialog'
import { outboxMessages } from '#messages/outboxMessages.ts'
import styles from './outboxSlots.module.css'

/**
 * Slots of the login in demo mode: a link below the code field to the outbox, which contains e-mails and text messages.
 */
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

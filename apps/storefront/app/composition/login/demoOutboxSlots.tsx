import type { LoginSlots } from '@store/login-dialog'
import { demoOutboxMessages } from '#messages/demoOutboxMessages.ts'
import styles from './demoOutboxSlots.module.css'

/**
 * Slots of the login in demo mode: a link below the code field to the outbox, which contains e-mails and text messages.
 */
export const demoOutboxSlots: LoginSlots = {
  codeField: {
    replace: (given, Default) => (
      <>
        <Default {...given} />
        <a className={styles.outbox} href="/api/outbox" target="_blank" rel="noopener">
          {demoOutboxMessages.code}
        </a>
      </>
    ),
  },
}

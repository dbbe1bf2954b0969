import type { Clock } from '@store/api-client/contract/ports'
import { mails } from '../db/schema/mails.ts'
import type { Mailer } from './Mailer.ts'

/** Demo mode's mailer: mails are kept in the database and read on the outbox page. */
export const createOutboxMailer = (clock: Clock): Mailer => ({
  post: async (tx, { to, subject, text }) => {
    await tx.insert(mails).values({ recipient: to, subject, text, createdAt: clock.now() })
  },
})

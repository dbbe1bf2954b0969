import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../db/Database.ts'
import { mails } from '../db/schema/mails.ts'
import type { Mailer } from './Mailer.ts'

/** Demo mode's mailer: mails are kept in the database and read on the outbox page. */
export const createOutboxMailer = (db: Database, clock: Clock): Mailer => ({
  send: async ({ to, subject, text }) => {
    await db.insert(mails).values({ recipient: to, subject, text, createdAt: clock.now() })
  },
})

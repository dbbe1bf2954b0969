import type { Clock } from '@store/api-client/contract/ports'
import { mails } from '../db/schema/mails.ts'
import type { Texter } from './Texter.ts'

/** Demo mode's texter: messages are kept beside the mails, without a subject, and read on the outbox page. */
export const createOutboxTexter = (clock: Clock): Texter => ({
  post: async (tx, { to, text }) => {
    await tx.insert(mails).values({ recipient: to, subject: '', text, createdAt: clock.now() })
  },
})

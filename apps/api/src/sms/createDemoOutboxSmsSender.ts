import type { Clock } from '@store/api-client/contract/ports'
import { mails } from '../db/schema/mails.ts'
import type { SmsSender } from './SmsSender.ts'

/**
 * Creates the SMS sender of demo mode, which stores messages together with the mails, without a subject, for the outbox
 * page.
 */
export const createDemoOutboxSmsSender = (clock: Clock): SmsSender => ({
  enqueue: async (tx, { to, text }) => {
    await tx.insert(mails).values({ recipient: to, subject: '', text, createdAt: clock.now() })
  },
})

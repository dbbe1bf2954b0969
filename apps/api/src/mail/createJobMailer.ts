import type { Clock } from '@store/api-client/contract/ports'
import type { Jobs } from '../jobs/Jobs.ts'
import type { MailSeal } from './createMailSeal.ts'
import type { Mailer } from './Mailer.ts'
import { mailPatience, mailQueue } from './mailQueue.ts'

/** What a job mailer needs. */
export interface JobMailerDeps {
  readonly jobs: Pick<Jobs, 'put'>
  readonly seal: MailSeal
  readonly clock: Clock
}

/** Puts mails down as sealed jobs, in the transaction that wants them sent. */
export const createJobMailer = ({ jobs, seal, clock }: JobMailerDeps): Mailer => ({
  post: async (tx, mail) => {
    const postedAt = clock.now()
    const keepMs = mail.usefulUntil ? mail.usefulUntil.getTime() - postedAt.getTime() : mailPatience.keeps
    await jobs.put(tx, {
      queue: mailQueue,
      data: await seal.seal({ ...mail, postedAt }),
      isUrgent: mail.usefulUntil !== undefined,
      keepMs: Math.max(0, keepMs),
    })
  },
})

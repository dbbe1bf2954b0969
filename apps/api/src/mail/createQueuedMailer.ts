import type { Clock } from '@store/api-client/contract/ports'
import type { JobQueue } from '../jobs/JobQueue.ts'
import type { MailEncryptor } from './createMailEncryptor.ts'
import type { Mailer } from './Mailer.ts'
import { mailQueueName, mailRetryLimits } from './mailQueueName.ts'

/** Dependencies of a queued mailer. */
export interface QueuedMailerDeps {
  readonly jobs: Pick<JobQueue, 'enqueue'>
  readonly encryptor: MailEncryptor
  readonly clock: Clock
}

/** Creates a mailer that enqueues mails as encrypted jobs, in the transaction of the caller. */
export const createQueuedMailer = ({ jobs, encryptor, clock }: QueuedMailerDeps): Mailer => ({
  enqueue: async (tx, mail) => {
    const postedAt = clock.now()
    const keepMs = mail.usefulUntil ? mail.usefulUntil.getTime() - postedAt.getTime() : mailRetryLimits.keeps
    await jobs.enqueue(tx, {
      queue: mailQueueName,
      data: await encryptor.encrypt({ ...mail, postedAt }),
      isUrgent: mail.usefulUntil !== undefined,
      ttlMs: Math.max(0, keepMs),
    })
  },
})

import type { Clock } from '@store/api-client/contract/ports'
import type { JobQueue } from '../jobs/JobQueue.ts'
import type { SmsEncryptor } from './createSmsEncryptor.ts'
import type { SmsSender } from './SmsSender.ts'
import { smsQueueName } from './smsQueueName.ts'

/** Dependencies of the queued SMS sender. */
export interface QueuedSmsSenderDeps {
  readonly jobs: Pick<JobQueue, 'enqueue'>
  readonly encryptor: SmsEncryptor
  readonly clock: Clock
}

/** Creates an SMS sender that enqueues messages as encrypted jobs in the caller's transaction. */
export const createQueuedSmsSender = ({ jobs, encryptor, clock }: QueuedSmsSenderDeps): SmsSender => ({
  enqueue: async (tx, { to, text, usefulUntil }) => {
    const postedAt = clock.now()
    await jobs.enqueue(tx, {
      queue: smsQueueName,
      data: await encryptor.encrypt({ to, text, usefulUntil, postedAt }),
      isUrgent: true,
      ttlMs: Math.max(0, usefulUntil.getTime() - postedAt.getTime()),
    })
  },
})

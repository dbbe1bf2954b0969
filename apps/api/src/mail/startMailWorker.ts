import type { Clock } from '@store/api-client/contract/ports'
import type { Job, JobOutcome, Jobs } from '../jobs/Jobs.ts'
import type { Log } from '../log/Log.ts'
import type { MailSeal } from './createMailSeal.ts'
import { MailNotSent, type MailSender } from './MailSender.ts'
import { mailPatience, mailQueue } from './mailQueue.ts'

/** What a mail worker needs. */
export interface MailWorkerDeps {
  readonly jobs: Pick<Jobs, 'work'>
  readonly seal: MailSeal
  readonly sender: MailSender
  readonly clock: Clock
  readonly log: Log
}

const done: JobOutcome = { kind: 'done' }

/**
 * Sends the mails that wait. A mail is sent at least once: one whose worker dies after the server took it, and before
 * that was noted, is sent again with the same Message-ID.
 */
export function startMailWorker({ jobs, seal, sender, clock, log }: MailWorkerDeps): Promise<void> {
  const fail = (cause: Error): JobOutcome => {
    log.error('mail: not sent, and given up', cause)
    return { kind: 'failed', reason: cause.message }
  }

  const deliver = async ({ id, data }: Job): Promise<JobOutcome> => {
    const mail = await seal.unseal(data)
    if (!mail) return fail(new Error('the job is broken, or was sealed with another secret'))
    const now = clock.now().getTime()
    if (mail.usefulUntil && now >= mail.usefulUntil.getTime()) {
      log.warn('mail: its time was over before it could be sent')
      return done
    }
    try {
      await sender.send(mail, id)
      return done
    } catch (cause) {
      // Anything else is a mistake of ours, whose words could quote the mail.
      const notSent = cause instanceof MailNotSent ? cause : new MailNotSent('a mistake in the sender', false)
      const isOver = now >= mail.postedAt.getTime() + mailPatience.tries
      if (notSent.isFinal || isOver) return fail(notSent)
      log.warn('mail: not sent yet', notSent)
      return { kind: 'again', reason: notSent.message }
    }
  }

  return jobs.work(mailQueue, deliver)
}

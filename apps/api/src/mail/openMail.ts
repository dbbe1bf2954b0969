import type { Clock } from '@store/api-client/contract/ports'
import type { OpenDatabase } from '../db/Database.ts'
import { openJobs } from '../jobs/openJobs.ts'
import type { Log } from '../log/Log.ts'
import { createJobMailer } from './createJobMailer.ts'
import { createMailSeal } from './createMailSeal.ts'
import { createOutboxMailer } from './createOutboxMailer.ts'
import { createSmtpSender } from './createSmtpSender.ts'
import type { Mailer } from './Mailer.ts'
import { mailQueue } from './mailQueue.ts'
import type { SmtpSettings } from './SmtpSettings.ts'
import { startMailWorker } from './startMailWorker.ts'

/** What to open mail with. */
export interface MailOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'alone'>
  readonly clock: Clock
  /** The key mails that wait are sealed with is made from this one. */
  readonly secrets: { readonly otpPepper: string }
  /** Where mails are handed over; production cannot do without. */
  readonly smtp?: SmtpSettings | undefined
  readonly mode: 'demo' | 'production'
  readonly log: Log
  /** Milliseconds closing waits for mails in hand. @default 5000 */
  readonly closeMs?: number
}

/** A mailer at work and how to stop it. */
export interface OpenMail {
  readonly mailer: Mailer
  /** Answers when the mails in hand are sent; those that take too long are sent later, here or elsewhere. */
  readonly close: () => Promise<void>
}

/**
 * Opens the mail of an installation. Demo mode keeps mails on the outbox page, and sends them too where a mail server
 * is given; production sends them and keeps none.
 */
export async function openMail({
  database,
  clock,
  secrets,
  smtp,
  mode,
  log,
  closeMs = 5_000,
}: MailOptions): Promise<OpenMail> {
  const outbox = createOutboxMailer(clock)
  if (!smtp) {
    if (mode === 'demo') return { mailer: outbox, close: async () => undefined }
    throw new Error('Production needs a mail server: one-time passwords could not reach anybody without.')
  }
  const sender = createSmtpSender(smtp)
  const jobs = await openJobs({ database, queues: [mailQueue], log })
  const seal = createMailSeal(secrets.otpPepper)
  await startMailWorker({ jobs, seal, sender, clock, log })
  const posted = createJobMailer({ jobs, seal, clock })
  return {
    mailer: mode === 'demo' ? inBoth(outbox, posted) : posted,
    close: async () => {
      const late = setTimeout(() => sender.close(), closeMs)
      await jobs.finish()
      clearTimeout(late)
      await jobs.close()
      sender.close()
    },
  }
}

const inBoth = (first: Mailer, second: Mailer): Mailer => ({
  post: async (tx, mail) => {
    await first.post(tx, mail)
    await second.post(tx, mail)
  },
})

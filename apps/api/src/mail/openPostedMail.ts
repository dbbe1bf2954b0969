import { openJobs } from '../jobs/openJobs.ts'
import { createJobMailer } from './createJobMailer.ts'
import { createMailSeal } from './createMailSeal.ts'
import { createSmtpSender } from './createSmtpSender.ts'
import type { MailAtWork, MailOptions } from './MailAtWork.ts'
import { mailQueue } from './mailQueue.ts'
import type { SmtpSettings } from './SmtpSettings.ts'
import { startMailWorker } from './startMailWorker.ts'

/** Mails that are put down as jobs and handed over to a mail server. */
export async function openPostedMail(
  smtp: SmtpSettings,
  { database, clock, secrets, log, closeMs = 5_000 }: MailOptions,
): Promise<MailAtWork> {
  const sender = createSmtpSender(smtp)
  const jobs = await openJobs({ database, queues: [mailQueue], log })
  const seal = createMailSeal(secrets.otpPepper)
  await startMailWorker({ jobs, seal, sender, clock, log })
  return {
    mailer: createJobMailer({ jobs, seal, clock }),
    close: async () => {
      const late = setTimeout(() => sender.close(), closeMs)
      await jobs.finish()
      clearTimeout(late)
      await jobs.close()
      sender.close()
    },
  }
}

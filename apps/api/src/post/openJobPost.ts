import { openJobs } from '../jobs/openJobs.ts'
import { startSendWorker } from '../jobs/startSendWorker.ts'
import { createJobMailer } from '../mail/createJobMailer.ts'
import { createMailSeal } from '../mail/createMailSeal.ts'
import { createSmtpSender } from '../mail/createSmtpSender.ts'
import { mailPatience, mailQueue } from '../mail/mailQueue.ts'
import { createJobTexter } from '../texts/createJobTexter.ts'
import { createTextSeal } from '../texts/createTextSeal.ts'
import { createWebhookSender } from '../texts/createWebhookSender.ts'
import { textQueue } from '../texts/textQueue.ts'
import type { PostOptions } from './PostAtWork.ts'

/** Mails and text messages that are put down as jobs and handed over to servers; missing where there is no server. */
export async function openJobPost({
  database,
  clock,
  secrets,
  smtp,
  texts,
  log,
  closeMs = 5_000,
}: PostOptions) {
  const smtpSender = smtp && createSmtpSender(smtp)
  const webhookSender = texts && createWebhookSender(texts)
  const jobs = await openJobs({ database, queues: [mailQueue, textQueue], log })
  const mailSeal = createMailSeal(secrets.otpPepper)
  const textSeal = createTextSeal(secrets.otpPepper)
  const common = { jobs, clock, log }
  if (smtpSender) {
    const { send } = smtpSender
    const mail = { queue: mailQueue, what: 'mail', seal: mailSeal, triesMs: mailPatience.tries } as const
    await startSendWorker({ ...common, ...mail, send })
  }
  if (webhookSender) {
    const { send } = webhookSender
    await startSendWorker({ ...common, queue: textQueue, what: 'text', seal: textSeal, send })
  }
  const hangUp = () => {
    smtpSender?.close()
    webhookSender?.close()
  }
  return {
    mailer: smtp && createJobMailer({ jobs, seal: mailSeal, clock }),
    texter: texts && createJobTexter({ jobs, seal: textSeal, clock }),
    close: async () => {
      const late = setTimeout(hangUp, closeMs)
      await jobs.finish()
      clearTimeout(late)
      await jobs.close()
      hangUp()
    },
  }
}

import { openJobQueue } from '../jobs/openJobQueue.ts'
import { startMessageWorker } from '../jobs/startMessageWorker.ts'
import { createMailEncryptor } from '../mail/createMailEncryptor.ts'
import { createQueuedMailer } from '../mail/createQueuedMailer.ts'
import { createSmtpTransport } from '../mail/createSmtpTransport.ts'
import { mailQueueName, mailRetryLimits } from '../mail/mailQueueName.ts'
import { createQueuedSmsSender } from '../sms/createQueuedSmsSender.ts'
import { createSmsEncryptor } from '../sms/createSmsEncryptor.ts'
import { createSmsWebhookTransport } from '../sms/createSmsWebhookTransport.ts'
import { smsQueueName } from '../sms/smsQueueName.ts'
import type { MessageQueueOptions } from './RunningMessageQueue.ts'

/**
 * Opens the queues whose jobs send mails and text messages; the mailer or SMS sender is undefined if its server is not
 * configured.
 */
export async function openJobMessageQueue({
  database,
  clock,
  secrets,
  smtp,
  sms,
  log,
  closeMs = 5_000,
}: MessageQueueOptions) {
  const smtpSender = smtp && createSmtpTransport(smtp)
  const webhookSender = sms && createSmsWebhookTransport(sms)
  const jobs = await openJobQueue({ database, queues: [mailQueueName, smsQueueName], log })
  const mailEncryptor = createMailEncryptor(secrets.otpPepper)
  const smsEncryptor = createSmsEncryptor(secrets.otpPepper)
  const common = { jobs, clock, log }
  if (smtpSender) {
    const { send } = smtpSender
    const mail = {
      queue: mailQueueName,
      what: 'mail',
      encryptor: mailEncryptor,
      triesMs: mailRetryLimits.tries,
    } as const
    await startMessageWorker({ ...common, ...mail, send })
  }
  if (webhookSender) {
    const { send } = webhookSender
    await startMessageWorker({ ...common, queue: smsQueueName, what: 'text', encryptor: smsEncryptor, send })
  }
  const hangUp = () => {
    smtpSender?.close()
    webhookSender?.close()
  }
  return {
    mailer: smtp && createQueuedMailer({ jobs, encryptor: mailEncryptor, clock }),
    smsSender: sms && createQueuedSmsSender({ jobs, encryptor: smsEncryptor, clock }),
    close: async () => {
      const timeout = setTimeout(hangUp, closeMs)
      await jobs.drain()
      clearTimeout(timeout)
      await jobs.close()
      hangUp()
    },
  }
}

import type { Clock } from '@store/api-client/contract/ports'
import type { DatabaseHandle } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { SmtpSettings } from '../mail/SmtpSettings.ts'
import type { SmsSender } from '../sms/SmsSender.ts'
import type { SmsSettings } from '../sms/SmsSettings.ts'

/** Options for opening the mail and SMS queues. */
export interface MessageQueueOptions {
  readonly database: Pick<DatabaseHandle, 'engine' | 'runExclusive'>
  readonly clock: Clock
  /** Secret from which the encryption keys of queued messages are derived. */
  readonly secrets: { readonly otpPepper: string }
  /** The SMTP server; required in production. */
  readonly smtp?: SmtpSettings | undefined
  /** The SMS service. */
  readonly sms?: SmsSettings | undefined
  readonly mode: 'demo' | 'production'
  readonly log: Log
  /** Milliseconds that closing waits for running jobs. @default 5000 */
  readonly closeMs?: number
}

/** The running mailer and SMS sender, and how to stop them. */
export interface RunningMessageQueue {
  readonly mailer: Mailer
  /** Missing if the shop sends no text messages. */
  readonly smsSender: SmsSender | undefined
  /** Resolves when the running jobs are finished; slower ones are sent later, here or by another instance. */
  readonly close: () => Promise<void>
}

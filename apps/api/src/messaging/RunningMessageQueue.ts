import type { Clock } from '@store/api-client/contract/ports'
import type { OpenDatabase } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { SmtpSettings } from '../mail/SmtpSettings.ts'
import type { SmsSender } from '../sms/SmsSender.ts'
import type { SmsSettings } from '../sms/SmsSettings.ts'

/** What to open mails and text messages with. */
export interface MessageQueueOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'runExclusive'>
  readonly clock: Clock
  /** The keys what waits is sealed with are made from this one. */
  readonly secrets: { readonly otpPepper: string }
  /** Where mails are handed over; production cannot do without. */
  readonly smtp?: SmtpSettings | undefined
  /** Where text messages are handed over. */
  readonly sms?: SmsSettings | undefined
  readonly mode: 'demo' | 'production'
  readonly log: Log
  /** Milliseconds closing waits for what is in hand. @default 5000 */
  readonly closeMs?: number
}

/** Mailer and texter at work and how to stop them. */
export interface RunningMessageQueue {
  readonly mailer: Mailer
  /** Missing where the shop sends no text messages. */
  readonly smsSender: SmsSender | undefined
  /** Answers when what is in hand is sent; what takes too long is sent later, here or elsewhere. */
  readonly close: () => Promise<void>
}

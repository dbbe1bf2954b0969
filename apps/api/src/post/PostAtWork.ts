import type { Clock } from '@store/api-client/contract/ports'
import type { OpenDatabase } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { SmtpSettings } from '../mail/SmtpSettings.ts'
import type { Texter } from '../texts/Texter.ts'
import type { TextSettings } from '../texts/TextSettings.ts'

/** What to open mails and text messages with. */
export interface PostOptions {
  readonly database: Pick<OpenDatabase, 'engine' | 'runExclusive'>
  readonly clock: Clock
  /** The keys what waits is sealed with are made from this one. */
  readonly secrets: { readonly otpPepper: string }
  /** Where mails are handed over; production cannot do without. */
  readonly smtp?: SmtpSettings | undefined
  /** Where text messages are handed over. */
  readonly texts?: TextSettings | undefined
  readonly mode: 'demo' | 'production'
  readonly log: Log
  /** Milliseconds closing waits for what is in hand. @default 5000 */
  readonly closeMs?: number
}

/** Mailer and texter at work and how to stop them. */
export interface PostAtWork {
  readonly mailer: Mailer
  /** Missing where the shop sends no text messages. */
  readonly texter: Texter | undefined
  /** Answers when what is in hand is sent; what takes too long is sent later, here or elsewhere. */
  readonly close: () => Promise<void>
}

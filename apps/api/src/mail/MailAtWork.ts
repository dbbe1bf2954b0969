import type { Clock } from '@store/api-client/contract/ports'
import type { OpenDatabase } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'
import type { Mailer } from './Mailer.ts'
import type { SmtpSettings } from './SmtpSettings.ts'

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
export interface MailAtWork {
  readonly mailer: Mailer
  /** Answers when the mails in hand are sent; those that take too long are sent later, here or elsewhere. */
  readonly close: () => Promise<void>
}

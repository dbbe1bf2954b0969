import type { errorsEn } from './errorsEn.ts'
import type { Locale } from './Locale.ts'
import type { mailsEn } from './mailsEn.ts'
import type { storeEn } from './storeEn.ts'

/** All that the server says to shoppers, in one language. English defines the keys: a missing one is a type error. */
export interface ServerMessages {
  readonly locale: Locale
  readonly errors: Readonly<typeof errorsEn>
  readonly mails: Readonly<typeof mailsEn>
  readonly store: Readonly<typeof storeEn>
}

/** A text for shoppers in the language of its reader. */
export type LocalText = (messages: ServerMessages) => string

import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import type { ServerMessages } from './ServerMessages.ts'

/** The languages of the store, the default first: the one list that a further language is added to. */
export const languages: readonly [ServerMessages, ...ServerMessages[]] = [en, hi, bn]

/** Returns the server's messages in a language; in the default for one that the store does not have. */
export const messagesOf = (locale: string): ServerMessages =>
  languages.find((messages) => messages.locale === locale) ?? languages[0]

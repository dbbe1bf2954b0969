import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import type { ServerMessages } from './ServerMessages.ts'

/** The languages of the store, the default first; to add a language, extend this list. */
export const languages: readonly [ServerMessages, ...ServerMessages[]] = [en, hi, bn]

/** Returns the server's messages in a language, or in the default one if the store does not have it. */
export const getServerMessages = (locale: string): ServerMessages =>
  languages.find((messages) => messages.locale === locale) ?? languages[0]

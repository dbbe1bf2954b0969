import { en } from './en.ts'
import { hi } from './hi.ts'
import type { Locale } from './Locale.ts'
import type { ServerMessages } from './ServerMessages.ts'

/** The server's messages by language; a language of the store without its messages is a type error. */
export const messagesOf: Readonly<Record<Locale, ServerMessages>> = { en, hi }

import type { LocalText, ServerMessages } from './ServerMessages.ts'
import { untranslated } from './Translate.ts'

/** Returns a text in a language; a plain text is the same in all. */
export const localize = (text: string | LocalText, messages: ServerMessages): string =>
  typeof text === 'string' ? text : text(messages, untranslated)

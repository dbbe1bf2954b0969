import type { LocalizedText, ServerMessages } from './ServerMessages.ts'
import { keepUntranslated } from './TextTranslator.ts'

/** Returns a text in a language; a plain text is the same in all. */
export const localize = (text: string | LocalizedText, messages: ServerMessages): string =>
  typeof text === 'string' ? text : text(messages, keepUntranslated)

import { en } from './messages/en.ts'
import type { Messages } from './messages/Messages.ts'

/** Each file exports its messages under the file's own name, which is the language code. */
const files = import.meta.glob<Readonly<Record<string, Messages>>>('./messages/??.ts', { eager: true })

/** The messages of a language, and its code: ISO 639, two letters. */
export interface LanguageMessages {
  readonly code: string
  readonly messages: Messages
}

/** Returns the messages of a language; English for one without a file in `messages`. */
export function getCustomiserMessages(code: string): LanguageMessages {
  const messages = files[`./messages/${code}.ts`]?.[code]
  return messages ? { code, messages } : { code: 'en', messages: en }
}

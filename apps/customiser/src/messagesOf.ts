import { messages as english } from './messages/en.ts'
import type { Messages } from './messages/Messages.ts'

const files = import.meta.glob<Messages>('./messages/??.ts', { eager: true, import: 'messages' })

/** The messages of a language, an ISO 639 code of two letters. */
export interface LanguageMessages {
  readonly code: string
  readonly messages: Messages
}

/** Returns the messages of a language; English for one without a file in `messages`. */
export function messagesOf(code: string): LanguageMessages {
  const messages = files[`./messages/${code}.ts`]
  return messages ? { code, messages } : { code: 'en', messages: english }
}

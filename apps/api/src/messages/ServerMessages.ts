import type { errorsEn } from './errorsEn.ts'
import type { mailsEn } from './mailsEn.ts'
import type { shopTextsEn } from './shopTextsEn.ts'
import type { TextTranslator } from './TextTranslator.ts'

/** All server messages for shoppers, in one language. English defines the keys, and a missing one is a type error. */
export interface ServerMessages {
  /** Code of the language, as in the URLs of its pages. */
  readonly locale: string
  readonly errors: Readonly<typeof errorsEn>
  readonly mails: Readonly<typeof mailsEn>
  readonly store: Readonly<typeof shopTextsEn>
  /** English catalogue terms for words of the language, with which a search translates them. */
  readonly searchTerms: Readonly<Record<string, string>>
}

/** A text for shoppers in the language of its reader; `translate` translates the names of products in it. */
export type LocalizedText = (messages: ServerMessages, translate: TextTranslator) => string

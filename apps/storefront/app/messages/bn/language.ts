// First draft by machine: no native speaker has reviewed it yet.
import type { Language } from '../../Language.ts'

/** First part of the path of pages in this language. */
export const languageBasePath: Language['base'] = '/bn'

/** The language of these messages. */
export const language: Language = { code: 'bn', name: 'বাংলা', base: languageBasePath }

/** Locale of amounts and dates, as a BCP 47 tag. */
export const locale: string | undefined = 'bn-IN-u-nu-latn'

import type { Language } from '../../Language.ts'

/** First part of the path of pages in this language. */
export const languageBasePath: Language['base'] = ''

/** The language of these messages. */
export const language: Language = { code: 'en', name: 'English', base: languageBasePath }

/** Locale of amounts and dates, as a BCP 47 tag; without one they have the store's own format. */
export const locale: string | undefined = undefined

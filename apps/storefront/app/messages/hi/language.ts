import type { Language } from '../../Language.ts'

/** First part of the path of pages in this language. */
export const languageBasePath: Language['base'] = '/hi'

/** The language of these messages. */
export const language: Language = { code: 'hi', name: 'हिन्दी', base: languageBasePath }

/** Locale of amounts and dates, as a BCP 47 tag. */
export const locale: string | undefined = 'hi-IN'

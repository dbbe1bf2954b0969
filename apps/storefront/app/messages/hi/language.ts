import type { Language } from '../../Language.ts'

/** The language of this build. */
export const language: Language['code'] = 'hi'

/** First part of the path of its pages. */
export const base: string = '/hi'

/** Locale of amounts and dates, as a BCP 47 tag. */
export const locale: string | undefined = 'hi-IN'

/** Its own name. */
export const languageName: string = 'हिन्दी'

/** The other languages of the store, by their own name. */
export const otherLanguages: readonly Pick<Language, 'code' | 'name'>[] = [{ code: 'en', name: 'English' }]

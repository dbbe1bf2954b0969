import type { Language } from '../../Language.ts'

/** The language of this build. */
export const language: Language['code'] = 'en'

/** First part of the path of its pages. */
export const base: string = ''

/** Locale of amounts and dates, as a BCP 47 tag; without one they have the store's own format. */
export const locale: string | undefined = undefined

/** Its own name. */
export const languageName: string = 'English'

/** The other languages of the store, by their own name. */
export const otherLanguages: readonly Pick<Language, 'code' | 'name'>[] = [{ code: 'hi', name: 'हिन्दी' }]

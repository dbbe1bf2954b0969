/** The languages of the store; the first is the default. */
export const locales = ['en', 'hi'] as const

/** A language of the store. */
export type Locale = (typeof locales)[number]

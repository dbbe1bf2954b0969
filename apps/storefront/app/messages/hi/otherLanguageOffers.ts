import type { otherLanguageOffers as English } from '../en/otherLanguageOffers.ts'

/** Offers this page in the other languages of the store, each in its own language. */
export const otherLanguageOffers: typeof English = [
  { code: 'en', offer: 'See this page in English', decline: 'Close' },
]

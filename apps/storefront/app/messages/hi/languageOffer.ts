import type { languageOffer as English } from '../en/languageOffer.ts'

/** Offers a page in Hindi to readers of another language. */
export const languageOffer: typeof English = {
  code: 'hi',
  offer: 'यह पेज हिन्दी में देखें',
  decline: 'बंद करें',
}

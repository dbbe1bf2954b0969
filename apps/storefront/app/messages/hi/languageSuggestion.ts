import type { languageSuggestion as English } from '../en/languageSuggestion.ts'

/** Offers a page in Hindi to readers of another language. */
export const languageSuggestion: typeof English = {
  code: 'hi',
  offer: 'यह पेज हिन्दी में देखें',
  decline: 'बंद करें',
}

/** Offers a page in this language to readers of another one. */
export const languageSuggestion = {
  code: 'en',
  offer: 'See this page in English',
  decline: 'Close',
}

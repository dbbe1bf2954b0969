/** Offers a page in this language to readers of another one. */
export const languageOffer = {
  code: 'en',
  offer: 'See this page in English',
  decline: 'Close',
}

/** Offers this page in the other languages of the store, each in its own language. */
export const otherLanguageOffers: readonly {
  readonly code: string
  readonly offer: string
  readonly decline: string
}[] = [{ code: 'hi', offer: 'यह पेज हिन्दी में देखें', decline: 'बंद करें' }]

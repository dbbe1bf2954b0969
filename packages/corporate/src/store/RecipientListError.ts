/** Why a file or a text is not a list of recipients. */
export type RecipientListError =
  /** It contains no row. */
  | { readonly kind: 'empty' }
  /** More rows than a list may have. */
  | { readonly kind: 'tooMany'; readonly count: number }
  /** No text with commas, semicolons or tabs between. */
  | { readonly kind: 'wrongType' }
  /** Over 256 KiB. */
  | { readonly kind: 'tooLarge' }

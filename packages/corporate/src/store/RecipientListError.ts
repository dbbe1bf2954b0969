/** Why a file or a text is no list of recipients. */
export type RecipientListError =
  /** No row in it. */
  | { readonly kind: 'empty' }
  /** More rows than a list may have. */
  | { readonly kind: 'tooMany'; readonly count: number }
  /** No text with commas, semicolons or tabs between. */
  | { readonly kind: 'wrongType' }
  /** Over 256 KiB. */
  | { readonly kind: 'tooLarge' }

/** Why a file or a text is not a list of recipients. */
export type RecipientListError =
  /** It contains no row. */
  | { readonly kind: 'empty' }
  /** More rows than a list may have. */
  | { readonly kind: 'tooMany'; readonly count: number }
  /** Not a text file with commas, semicolons or tabs as separators. */
  | { readonly kind: 'wrongType' }
  /** Larger than 256 KiB. */
  | { readonly kind: 'tooLarge' }

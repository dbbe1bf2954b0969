/** A picture as the catalogue keeps it. */
export interface StoredPicture {
  readonly alt: string
  /** Sizes there are, smallest first; all of one shape. */
  readonly sizes: readonly { readonly src: string; readonly width: number; readonly height: number }[]
}

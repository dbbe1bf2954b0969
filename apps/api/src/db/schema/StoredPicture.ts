/** A stored picture of the catalogue. */
export interface StoredPicture {
  readonly alt: string
  /** Available sizes, smallest first; all with the same aspect ratio. */
  readonly sizes: readonly { readonly src: string; readonly width: number; readonly height: number }[]
}

/** A picture as networks show it, with its size in pixels. */
export interface SharedPicture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** What a page says of itself before its body. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Kept out of search; with `search` it says whose variation it is. @default false */
  readonly noIndex?: boolean
  /** It names its own address all the same. @default false */
  readonly isCanonical?: boolean
  /** The part of its query that makes it a page of its own, such as `?page=2`. @default none */
  readonly search?: string
  /** The same of the pages before and after it. @default it stands alone */
  readonly adjacentPages?: { readonly previous?: string; readonly next?: string }
  /** Picture shown where the page is shared. @default the brand's */
  readonly picture?: SharedPicture | undefined
  /** What search engines are told in schema.org's words, given the page's own address. */
  readonly jsonLd?: (address: string) => readonly object[]
}

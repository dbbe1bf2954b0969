/** What a page says of itself before its body. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Kept out of search. @default false */
  readonly noIndex?: boolean
  /** The part of its query that makes it a page of its own, such as `?page=2`. @default none */
  readonly search?: string
  /** Picture shown where the page is shared. @default the brand's */
  readonly pictureSrc?: string | undefined
  /** What search engines are told in schema.org's words, given the page's own address. */
  readonly facts?: (address: string) => readonly object[]
}

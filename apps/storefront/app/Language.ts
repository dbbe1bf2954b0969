/** A language that the store is built in. */
export interface Language {
  readonly code: 'en' | 'hi'
  /** Its own name. */
  readonly name: string
  /** First part of the path of its pages; the default language has none. */
  readonly base: '' | `/${string}`
  /** Locale for social networks. */
  readonly social: string
}

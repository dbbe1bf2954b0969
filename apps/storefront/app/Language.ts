/** A language of the store: a folder of `messages` with its own build. */
export interface Language {
  /** Name of its folder, an ISO 639 code of two letters. */
  readonly code: string
  /** Its own name. */
  readonly name: string
  /** First part of the path of its pages; the default language has none. */
  readonly base: '' | `/${string}`
}

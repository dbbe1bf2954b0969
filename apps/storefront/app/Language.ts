/** A language of the store: a folder of `messages` with its own build. */
export interface Language {
  /** Name of the language's folder in `messages`, an ISO 639 code of two letters. */
  readonly code: string
  /** Name of the language in the language itself. */
  readonly name: string
  /** First part of the path of pages in this language; the default language has none. */
  readonly base: '' | `/${string}`
}

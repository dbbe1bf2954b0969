/** What a page says of itself before its body. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Kept out of search. @default false */
  readonly noIndex?: boolean
}

/** Something a shopper who searches may mean, and where it leads. */
export interface SearchOption {
  readonly title: string
  readonly href: string
  /** What kind of thing it is, where it is no gift. */
  readonly note?: string
}

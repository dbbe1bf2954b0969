/** Messages of the confirmation before a removal. */
export interface RemovalMessages {
  /** Heading of the dialog. */
  readonly title: string
  /** The question, with the name of the item. */
  readonly question: (name: string) => string
  /** Button that removes the item. */
  readonly remove: string
  /** Why the item was not removed; the server's message may be empty. */
  readonly failed: (message: string) => string
}

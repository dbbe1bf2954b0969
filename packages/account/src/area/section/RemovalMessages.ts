/** Words of the question before something is removed. */
export interface RemovalMessages {
  /** Heading of the dialog. */
  readonly title: string
  /** What is asked, with the name of what goes. */
  readonly question: (name: string) => string
  /** Removes it. */
  readonly remove: string
  /** Why it is still there; the server's words may be empty. */
  readonly failed: (message: string) => string
}

/** The words of {@link RemoveDialog}. */
export interface RemoveDialogMessages {
  /** Title in general. */
  readonly title: string
  /** Title in the cart. */
  readonly cartTitle: string
  /** What is asked. */
  readonly question: (title: string) => string
  /** Removes it. */
  readonly remove: string
  /** Keeps it for later, in the cart. */
  readonly favorite: string
  /** Keeps it where it is. */
  readonly cancel: string
  /** Keeps a combo. */
  readonly no: string
  /** Removes a combo. */
  readonly yes: string
  /** Name of the close button. */
  readonly close: string
  /** What stands where the picture cannot be loaded. */
  readonly pictureFailed: string
}

/** UI messages of {@link RemoveDialog}. */
export interface RemoveDialogMessages {
  /** Default title. */
  readonly title: string
  /** Title in the cart. */
  readonly cartTitle: string
  /** The confirmation question. */
  readonly question: (title: string) => string
  /** Button that removes the item. */
  readonly remove: string
  /** Button that moves the item to the favorites, in the cart. */
  readonly favorite: string
  /** Button that keeps the item. */
  readonly cancel: string
  /** Button that keeps a combo. */
  readonly no: string
  /** Button that removes a combo. */
  readonly yes: string
  /** Name of the close button. */
  readonly close: string
  /** Shown in place of a picture that could not be loaded. */
  readonly pictureFailed: string
}

import type { CandleError } from '@store/api-client/contract/rules/candleNumber'

/** Messages of the add-on panel. */
export interface AddOnMessages {
  /** Title of the add-on panel in its layout `old`, on a desktop. */
  readonly titleOnDesktop: string
  /** Title of the add-on panel in its layout `old`, on a phone. */
  readonly titleOnPhone: string
  /** Title of the panel in its new layout. */
  readonly title: string
  /** Accessible name of the row of tabs. */
  readonly groups: string
  /** Shown while the add-ons are loading. */
  readonly loading: string
  /** Shown when loading the add-ons failed. */
  readonly failed: string
  readonly tryAgain: string
  readonly close: string
  /** Continues to the cart without add-ons. */
  readonly skip: string
  /** Continues to the cart with the chosen add-ons. */
  readonly goOn: string
  /** Number and total of the chosen add-ons. */
  readonly summary: (count: number, total: string) => string
  /** Shown while no add-on is chosen. */
  readonly nothing: string
  /** Visible text of the button that adds an add-on. */
  readonly add: string
  /** Accessible name of the button whose visible text is the message above. */
  readonly addOf: (title: string) => string
  /** Visible text of the button that removes a candle or a card. */
  readonly remove: string
  /** Accessible name of the button whose visible text is the message above. */
  readonly removeOf: (title: string) => string
  /** Announced texts of the stepper. */
  readonly stepper: {
    readonly group: (title: string) => string
    readonly decrease: (title: string) => string
    readonly increase: (title: string) => string
    readonly value: string
  }
  /** Shown at the maximum of ten. */
  readonly most: string
  /** Label of the contents of an add-on. */
  readonly bundle: string
  /** Confirmation before the last unit of an add-on is removed. */
  readonly keepOrRemove: { readonly title: string; readonly question: (title: string) => string }
  readonly keep: string
  /** Replaces an image that failed to load. */
  readonly pictureFailed: string
  /** Dialog for the number of a candle. */
  readonly candle: {
    readonly title: string
    readonly label: string
    readonly hint: string
    readonly fault: (fault: CandleError) => string
    /** The chosen number. */
    readonly chosen: (number: number) => string
    /** Total price. */
    readonly price: (total: string) => string
    readonly done: string
  }
  /** Dialog for a greeting card. */
  readonly card: {
    readonly title: string
    readonly occasion: string
    readonly choose: string
    readonly invalid: string
    readonly message: string
    readonly optional: string
    /** Shown when some characters cannot be printed. */
    readonly refused: string
    readonly tooLong: (limit: number) => string
    readonly counter: (count: number, limit: number) => string
    /** Accessible name of the card preview. */
    readonly preview: string
    /** Placeholder in the card while its text is empty. */
    readonly blank: string
    readonly chosen: (occasion: string) => string
    readonly done: string
  }
}

import type { CandleError } from '@store/api-client/contract/rules/candleNumber'

/** Every word of the add-on panel. */
export interface AddOnMessages {
  /** Title of the old layout on a desktop. */
  readonly titleOnDesktop: string
  /** Title of the old layout on a phone. */
  readonly titleOnPhone: string
  /** Title of the new layout. */
  readonly title: string
  /** Name of the row of tabs. */
  readonly groups: string
  /** Said while it is asked what could go along. */
  readonly loading: string
  /** It is not known what could go along. */
  readonly failed: string
  readonly tryAgain: string
  readonly close: string
  /** Goes on to the cart with nothing along. */
  readonly skip: string
  /** Goes on to the cart with what was chosen. */
  readonly goOn: string
  /** What was chosen, in pieces and money. */
  readonly summary: (count: number, total: string) => string
  /** Nothing was chosen yet. */
  readonly nothing: string
  /** Takes one along; its visible word. */
  readonly add: string
  /** Name of that button. */
  readonly addOf: (title: string) => string
  /** Does without it; the visible word of special add-ons. */
  readonly remove: string
  /** Name of that button. */
  readonly removeOf: (title: string) => string
  /** What is read out of the stepper. */
  readonly stepper: {
    readonly group: (title: string) => string
    readonly decrease: (title: string) => string
    readonly increase: (title: string) => string
    readonly value: string
  }
  /** There are ten already. */
  readonly most: string
  /** Names what an add-on is made of. */
  readonly bundle: string
  /** Asks whether to do without. */
  readonly keepOrRemove: { readonly title: string; readonly question: (title: string) => string }
  readonly keep: string
  /** What stands where a picture cannot be loaded. */
  readonly pictureFailed: string
  /** The modal of a candle. */
  readonly candle: {
    readonly title: string
    readonly label: string
    readonly hint: string
    readonly fault: (fault: CandleError) => string
    /** The number that was chosen. */
    readonly chosen: (number: number) => string
    /** What it comes to. */
    readonly price: (total: string) => string
    readonly done: string
  }
  /** The modal of a greeting card. */
  readonly card: {
    readonly title: string
    readonly occasion: string
    readonly choose: string
    readonly invalid: string
    readonly message: string
    readonly optional: string
    /** Some signs cannot be printed. */
    readonly refused: string
    readonly tooLong: (limit: number) => string
    readonly counter: (count: number, limit: number) => string
    /** Names the card as the receiver will see it. */
    readonly preview: string
    /** Stands in the card while there are no words. */
    readonly blank: string
    readonly chosen: (occasion: string) => string
    readonly done: string
  }
}

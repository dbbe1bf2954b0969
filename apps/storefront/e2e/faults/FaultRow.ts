import type { CallFault } from './injectFault.ts'

/** A text from a package's messages that a shopper reads. */
export interface ExpectedText {
  /** The file that contains it, relative to the repository root. */
  readonly file: string
  /** Its key in that file. */
  readonly key: string
  readonly text: string
}

/** An error that the page shows to the shopper, who can retry the action. */
export interface ReportedErrorRow {
  readonly kind: 'told'
  /** The page, and the action on it. */
  readonly where: string
  readonly expectedText: ExpectedText | Readonly<Record<Exclude<CallFault, 'slow' | 'lost'>, ExpectedText>>
  /** The typed or selected state that is kept. */
  readonly preservedState: string
  /** How the shopper continues when the API responds again. */
  readonly recovery: string
  /** The journey that covers the error, or the path of a unit test if no journey can. */
  readonly journey: string
}

/** How a page handles a call that fails. */
export type FaultRow =
  | ReportedErrorRow
  | {
      /** The page works without the call, so the user need not act. */
      readonly kind: 'quiet'
      readonly where: string
      /** What the page shows or does instead. */
      readonly instead: string
      readonly journey: string
    }

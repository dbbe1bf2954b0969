import type { CallFault } from './injectFault.ts'

/** A text from a package's messages that a shopper reads. */
export interface ExpectedText {
  /** The file that contains it, relative to the repository root. */
  readonly file: string
  /** Its key in that file. */
  readonly key: string
  readonly text: string
}

/** A fault that the page reports to the shopper, who can retry the action. */
export interface ReportedErrorRow {
  readonly kind: 'told'
  /** The page, and the action on it. */
  readonly where: string
  readonly expectedText: ExpectedText | Readonly<Record<Exclude<CallFault, 'slow' | 'lost'>, ExpectedText>>
  /** The typed or selected state that stays. */
  readonly preservedState: string
  /** What leads on once the API responds again. */
  readonly recovery: string
  /** The journey that covers it; a test's path where no journey can. */
  readonly journey: string
}

/** How a page handles a call that fails. */
export type FaultRow =
  | ReportedErrorRow
  | {
      /** The page works without it, and the user need not act. */
      readonly kind: 'quiet'
      readonly where: string
      /** What the page shows or does instead. */
      readonly instead: string
      readonly journey: string
    }

import type { CallFault } from './injectFault.ts'

/** Words of a package's messages that a shopper reads. */
export interface ExpectedText {
  /** The file they are written in, from the top of the repository. */
  readonly file: string
  /** The key they have there. */
  readonly key: string
  readonly text: string
}

/** The shopper is told, and what they did can be done again. */
export interface ReportedErrorRow {
  readonly kind: 'told'
  /** The page, and what is done on it. */
  readonly where: string
  readonly expectedText: ExpectedText | Readonly<Record<Exclude<CallFault, 'slow' | 'lost'>, ExpectedText>>
  /** What stays as it was typed or chosen. */
  readonly preservedState: string
  /** What leads on once the shop answers again. */
  readonly recovery: string
  /** The journey that shows it; a test by its path where no journey gets there. */
  readonly journey: string
}

/** What a page does about a call that fails. */
export type FaultRow =
  | ReportedErrorRow
  | {
      /** The page goes without it, and nobody has to do anything. */
      readonly kind: 'quiet'
      readonly where: string
      /** What the page shows or does instead. */
      readonly instead: string
      readonly journey: string
    }
  | {
      /** The shop's own server asks it while it renders a page; browsers do not. */
      readonly kind: 'served'
      /** The page. */
      readonly where: string
    }
  | {
      readonly kind: 'neverAsked'
      readonly because: string
    }

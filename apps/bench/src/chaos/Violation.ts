/** What must never come of a fault: an order answered and gone, made twice, sold without a piece, or another's data shown. */
export const violationKinds = ['lost', 'doubled', 'oversold', 'foreign', 'failed'] as const

/** One of them; `failed` is an answer of 500 and more that does not ask to try again, `other` whatever else is wrong. */
export type ViolationKind = (typeof violationKinds)[number] | 'other'

/** Something that is wrong after a fault. */
export interface Violation {
  readonly kind: ViolationKind
  /** Orders, pieces or requests it is about. @default 1 */
  readonly count?: number
  readonly sentence: string
}

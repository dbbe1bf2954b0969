/**
 * Kinds of violations that no fault may cause: a confirmed order is lost, an order is created twice, a product is sold
 * without stock, or another user's data are shown.
 */
export const violationKinds = ['lost', 'doubled', 'oversold', 'foreign', 'failed'] as const

/** Kind of violation; `failed` is a response of 500 and more without a retry time, `other` anything else. */
export type ViolationKind = (typeof violationKinds)[number] | 'other'

/** A violation found after a fault. */
export interface Violation {
  readonly kind: ViolationKind
  /** Number of orders, units or requests affected. @default 1 */
  readonly count?: number
  readonly sentence: string
}

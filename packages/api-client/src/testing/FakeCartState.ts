import type { CartLine, LineId } from '../contract/cart/index.ts'

/** A line as the fake server stores it. A removed line is kept, so that it can be restored. */
export interface FakeLine {
  readonly line: CartLine
  /** Its delivery pincode; empty if no location was selected. */
  readonly pincode: string
  readonly state: 'in' | 'saved'
  readonly isRemoved: boolean
  /** The gift with which it was removed, so that both are restored together. */
  readonly removedWith?: LineId | undefined
}

/** A cart as the fake server stores it: every line in the order in which it was added. */
export interface FakeCartState {
  readonly version: number
  readonly lines: readonly FakeLine[]
  /** Empty if no coupon is applied. */
  readonly couponCode: string
  readonly redeemsPoints: boolean
  /** Request by idempotency key. */
  readonly idempotencyKeys?: ReadonlyMap<string, string> | undefined
}

import type { CartLine, LineId } from '../contract/cart/index.ts'

/** A cart line in the fake server. A removed line stays, so that it can be restored. */
export interface FakeLine {
  readonly line: CartLine
  /** Delivery pincode of the line; empty if no location was selected. */
  readonly pincode: string
  readonly state: 'in' | 'saved'
  readonly isRemoved: boolean
  /** Id of the gift that was removed together with this line, so that both are restored together. */
  readonly removedWith?: LineId | undefined
}

/** A cart in the fake server, with its lines in the order in which they were added. */
export interface FakeCartState {
  readonly version: number
  readonly lines: readonly FakeLine[]
  /** Empty if no coupon is applied. */
  readonly couponCode: string
  readonly redeemsPoints: boolean
  /** Request by idempotency key. */
  readonly idempotencyKeys?: ReadonlyMap<string, string> | undefined
}

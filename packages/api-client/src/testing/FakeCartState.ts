import type { CartLine, LineId } from '../contract/cart/index.ts'

/** A line as the fake server keeps it; a removed one is kept, to be restored. */
export interface FakeLine {
  readonly line: CartLine
  /** Where it goes; empty where no place was chosen. */
  readonly pincode: string
  readonly state: 'in' | 'saved'
  readonly isRemoved: boolean
  /** The gift it was removed with, to come back with it. */
  readonly removedWith?: LineId | undefined
}

/** A cart as the fake server keeps it: every line in the order it was added. */
export interface FakeCartState {
  readonly version: number
  readonly lines: readonly FakeLine[]
  /** Empty where there is none. */
  readonly couponCode: string
  readonly redeemsPoints: boolean
  /** What was asked under the key of a wish. */
  readonly idempotencyKeys?: ReadonlyMap<string, string> | undefined
}

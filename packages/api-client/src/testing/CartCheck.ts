import type { CartClient, ProductId } from '../contract/cart/index.ts'

/** A visitor's empty cart, and what the shop behind it sells. */
export interface CartFixture {
  readonly client: CartClient
  /** A gift without words, of which there is enough. */
  readonly gift: ProductId
  /** A gift with words that an order does not need. */
  readonly giftWithMessage: {
    readonly productId: ProductId
    /** The number `add` names its words by. */
    readonly attribute: number
    /** Most characters of its words. */
    readonly limit: number
  }
  /** What goes along with a gift: something plain, a candle that asks its number, a card that asks an occasion. */
  readonly addOnProducts: {
    readonly plain: ProductId
    readonly candle: ProductId
    readonly card: ProductId
    /** An occasion there is, by its number and its name. */
    readonly occasion: { readonly id: number; readonly name: string }
  }
  /** Code of a coupon that counts for one gift; missing where the shop takes none. */
  readonly coupon?: string | undefined
}

/** The part of a test runner's `expect` that the suite needs; Vitest's and Jest's are such. */
export type SuiteExpect = (actual: unknown) => {
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
}

/** Behaviour that every cart must show. */
export interface CartCheck {
  readonly title: string
  readonly run: (opened: CartFixture, expect: SuiteExpect) => Promise<void>
}

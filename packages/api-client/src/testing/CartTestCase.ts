import type { CartClient, ProductId } from '../contract/cart/index.ts'

/** A visitor's empty cart, and the products that the shop sells. */
export interface CartFixture {
  readonly client: CartClient
  /** A gift without personalisation text, with enough in stock. */
  readonly gift: ProductId
  /** A gift with optional personalisation text. */
  readonly giftWithMessage: {
    readonly productId: ProductId
    /** The number by which `add` identifies its text. */
    readonly attribute: number
    /** Maximum length of its text in characters. */
    readonly limit: number
  }
  /** Add-ons: a plain one, a candle that requires a number, and a card that requires an occasion. */
  readonly addOnProducts: {
    readonly plain: ProductId
    readonly candle: ProductId
    readonly card: ProductId
    /** An existing occasion, by number and name. */
    readonly occasion: { readonly id: number; readonly name: string }
  }
  /** Code of a coupon that applies to one gift; missing if the shop takes none. */
  readonly coupon?: string | undefined
}

/** The part of a test runner's `expect` that the suite needs; Vitest and Jest both provide it. */
export type ExpectFunction = (actual: unknown) => {
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
}

/** A check of behavior that every cart must have. */
export interface CartTestCase {
  readonly title: string
  readonly run: (opened: CartFixture, expect: ExpectFunction) => Promise<void>
}

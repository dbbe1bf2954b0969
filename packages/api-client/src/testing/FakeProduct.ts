import type { AttributeName } from '../contract/cart/LineAttribute.ts'
import type { Paise } from '../contract/money/index.ts'
import type { ProductId } from '../contract/wire/index.ts'

/** A product as the fake shop knows it. */
export interface FakeProduct {
  readonly productId: ProductId
  readonly title: string
  readonly type: string
  /** Price of one. */
  readonly price: Paise
  /** List price of one. */
  readonly listPrice: Paise
  /** ISO numeric country it is delivered to. */
  readonly country: number
  /** Words it carries. */
  readonly texts: readonly FakeText[]
  /** It goes along with a gift, and is offered to. */
  readonly isAddOn: boolean
  /** What it asks of who takes it along. @default nothing */
  readonly requiredInput?: 'number' | 'occasion' | undefined
  /** What comes for free with it. */
  readonly freebie?: ProductId | undefined
}

/** Words a product carries. */
export interface FakeText {
  /** The number `add` names them by. */
  readonly attribute: number
  readonly name: AttributeName
  readonly label: string
  /** Most characters. */
  readonly limit: number
  /** An order needs them. */
  readonly isRequired: boolean
}

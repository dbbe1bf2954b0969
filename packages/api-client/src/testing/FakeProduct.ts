import type { AttributeName } from '../contract/cart/LineAttribute.ts'
import type { ProductAttribute } from '../contract/catalogue/index.ts'
import type { Paise } from '../contract/money/index.ts'
import type { ProductId } from '../contract/wire/index.ts'

/** A product of the fake shop. */
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
  /** Options of the product, such as weights, each with its surcharge. @default none */
  readonly options?: readonly ProductAttribute[] | undefined
  /** Personalisation texts of the product. */
  readonly texts: readonly FakePersonalisationText[]
  /** Whether it is an add-on that is offered with a gift. */
  readonly isAddOn: boolean
  /** Input that the product requires when it is added. @default nothing */
  readonly requiredInput?: 'number' | 'occasion' | undefined
  /** The free product added with it. */
  readonly freebie?: ProductId | undefined
}

/** A personalisation text of a product. */
export interface FakePersonalisationText {
  /** The number by which `add` identifies it. */
  readonly attribute: number
  readonly name: AttributeName
  readonly label: string
  /** Maximum length in characters. */
  readonly limit: number
  /** Whether an order requires it. */
  readonly isRequired: boolean
}

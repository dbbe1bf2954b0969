import type { ChosenDelivery, ConfiguredGift } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'
import type { ProductSelection } from '@store/api-client/contract/rules/selection'
import { toCartChoices } from '../toCartChoices.ts'

/** The selection on a gift's page. */
export interface ProductPageSelection {
  readonly selection: ProductSelection
  /** @default the earliest possible day */
  readonly delivery: ChosenDelivery | undefined
  readonly pincode: string
}

/** Converts the selected gift to a cart request. */
export const toChosenGift = (
  { id, attributes }: Pick<Product, 'id' | 'attributes'>,
  { selection, delivery, pincode }: ProductPageSelection,
): ConfiguredGift => ({
  ...{ productId: id, pincode },
  ...toCartChoices(attributes, selection),
  ...(delivery && { delivery }),
})

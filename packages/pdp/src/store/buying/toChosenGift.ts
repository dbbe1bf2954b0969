import type { ChosenDelivery, ChosenGift } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'
import type { Selection } from '@store/api-client/contract/rules/selection'
import { toCartChoices } from '../toCartChoices.ts'

/** What was chosen on the page of a gift. */
export interface PageSelection {
  readonly selection: Selection
  /** @default the earliest day there is */
  readonly delivery: ChosenDelivery | undefined
  readonly pincode: string
}

/** The gift as it was chosen, for the cart. */
export const toChosenGift = (
  { id, attributes }: Pick<Product, 'id' | 'attributes'>,
  { selection, delivery, pincode }: PageSelection,
): ChosenGift => ({
  ...{ productId: id, pincode },
  ...toCartChoices(attributes, selection),
  ...(delivery && { delivery }),
})

import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnGroup, AddOnItem } from '@store/api-client/contract/catalogue'
import { type AddOnLayout, candleUnits } from '@store/api-client/contract/rules/candleNumber'
import { type Paise, paise } from '@store/api-client/contract/rules/paise'

/** Pictures the foot of the panel shows (specification 2, section 9). */
const mostPictures = 3

/** What the foot of the panel tells. */
export interface AddOnSummary {
  readonly count: number
  readonly total: Paise
  /** The last three that were chosen, newest last. */
  readonly pictures: readonly Pick<AddOnItem, 'id' | 'pictureSrc' | 'title'>[]
}

/** What was chosen to go along comes to; a candle costs by its number (specification 2, section 4). */
export function summarizeAddOns(
  groups: readonly AddOnGroup[],
  chosen: readonly ChosenAddOn[],
  layout: AddOnLayout,
): AddOnSummary {
  const items = groups.flatMap((group) => group.items)
  const lines = chosen.flatMap((one) => {
    const item = items.find(({ id }) => id === one.productId)
    return item ? [{ item, ...one }] : []
  })
  const total = lines.reduce(
    (sum, { item, ...one }) => sum + getAddOnUnitPrice(item, one, layout) * one.quantity,
    0,
  )
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: paise(total),
    pictures: lines.slice(-mostPictures).map(({ item }) => item),
  }
}

/** What one piece costs as it was chosen. */
export const getAddOnUnitPrice = (
  { price }: Pick<AddOnItem, 'price'>,
  { candleNumber }: Pick<ChosenAddOn, 'candleNumber'>,
  layout: AddOnLayout,
): Paise => paise(candleNumber === undefined ? price : price * candleUnits[layout](candleNumber))

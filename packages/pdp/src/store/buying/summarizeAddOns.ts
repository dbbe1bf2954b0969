import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnGroup, AddOnItem } from '@store/api-client/contract/catalogue'
import { type AddOnLayout, candlePriceMultipliers } from '@store/api-client/contract/rules/candleNumber'
import { type Paise, paise } from '@store/api-client/contract/rules/paise'

/** Maximum number of pictures in the panel's footer (specification 2, section 9). */
const mostPictures = 3

/** Summary of the chosen add-ons in the footer of the panel. */
export interface AddOnSummary {
  readonly count: number
  readonly total: Paise
  /** The three add-ons chosen last, newest last. */
  readonly pictures: readonly Pick<AddOnItem, 'id' | 'pictureSrc' | 'title'>[]
}

/** Returns the total of the chosen add-ons; a candle is priced by its number (specification 2, section 4). */
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

/** Returns the unit price of an add-on as chosen. */
export const getAddOnUnitPrice = (
  { price }: Pick<AddOnItem, 'price'>,
  { candleNumber }: Pick<ChosenAddOn, 'candleNumber'>,
  layout: AddOnLayout,
): Paise => paise(candleNumber === undefined ? price : price * candlePriceMultipliers[layout](candleNumber))

import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import { calculateSelectionPrice } from '@store/api-client/contract/rules/selection'
import type { ProductState } from './ProductState.ts'

/** Returns the price of the product with the chosen options on the chosen day. */
export function getSelectedPrice({
  product,
  selection,
  day,
}: Pick<ProductState, 'product' | 'selection'> & { readonly day?: ProductState['day'] }): {
  readonly price: Paise
  readonly listPrice: Paise
} {
  const { price, listPrice } = calculateSelectionPrice(
    { ...product, ...day?.price },
    product.attributes,
    selection,
  )
  return { price: paise(price), listPrice: paise(listPrice) }
}

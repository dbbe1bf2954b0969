import { type Paise, paise } from '@store/api-client/contract/rules/paise'
import { priceSelection } from '@store/api-client/contract/rules/selection'
import type { ProductState } from './ProductState.ts'

/** The price of the product as it was chosen. */
export function shownPrice({ product, selection }: Pick<ProductState, 'product' | 'selection'>): {
  readonly price: Paise
  readonly listPrice: Paise
} {
  const { price, listPrice } = priceSelection(product, product.attributes, selection)
  return { price: paise(price), listPrice: paise(listPrice) }
}

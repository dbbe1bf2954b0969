import { getSelectedPrice } from '../store/getSelectedPrice.ts'
import { useProductState } from './useProductState.ts'

/** Returns the price of the product with the chosen options on the chosen day. */
export function useSelectedPrice(): ReturnType<typeof getSelectedPrice> {
  const price = useProductState((state) => getSelectedPrice(state).price)
  const listPrice = useProductState((state) => getSelectedPrice(state).listPrice)
  return { price, listPrice }
}

import { isSoldToday } from './isSoldToday.ts'
import type { ReadyProduct } from './ReadyProduct.ts'

/** The products the store sells: a combo only as long as all its gifts are sold, too. */
export function soldToday(products: readonly ReadyProduct[]): readonly ReadyProduct[] {
  const sold = new Set(products.filter(isSoldToday).map(({ nid }) => nid))
  const isWhole = ({ combo }: ReadyProduct) => (combo?.lines ?? []).every(({ nid }) => sold.has(nid))
  return products.filter((product) => sold.has(product.nid) && isWhole(product))
}

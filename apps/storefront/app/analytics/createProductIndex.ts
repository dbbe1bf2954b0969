import { type Paise, toRupees } from '@store/api-client/contract/rules/paise'
import type { CartEventItem } from '@store/cart/headless'
import type { ProductList } from '../composition/StoreEvent.ts'
import type { Ga4Item } from './ga4Schemas.ts'

/** What a page knows of its products, for events that name a product by its number alone. */
export interface ProductIndex {
  /** Learns a product's name and price. */
  readonly add: (product: { readonly id: number; readonly title: string; readonly price?: Paise }) => void
  /** A product as analytics take it; what the event says counts more than what the page knows. */
  readonly item: (id: number, said?: { readonly price?: Paise; readonly quantity?: number }) => Ga4Item
  /** Price of one in rupees; 0 where nobody knows it. */
  readonly price: (id: number) => number
}

/** Makes what is known of the products of a page. */
export function createProductIndex(): ProductIndex {
  const known = new Map<number, { readonly title: string; readonly price?: Paise }>()
  return {
    add: ({ id, ...product }) => {
      known.set(id, { ...known.get(id), ...product })
    },
    item: (id, { price = known.get(id)?.price, quantity } = {}) => {
      const name = known.get(id)?.title.slice(0, 100)
      return {
        item_id: String(id),
        ...(name && { item_name: name }),
        ...(price === undefined ? {} : { price: toRupees(price) }),
        ...(quantity === undefined ? {} : { quantity }),
      }
    },
    price: (id) => {
      const price = known.get(id)?.price
      return price === undefined ? 0 : toRupees(price)
    },
  }
}

/** Lines of a cart as analytics take them. */
export const toItems = (lines: readonly CartEventItem[]): Ga4Item[] =>
  lines.map(({ productId, title, price, quantity }) => ({
    item_id: String(productId),
    ...(title && { item_name: title.slice(0, 100) }),
    price: toRupees(price),
    quantity,
  }))

/** Products of a list as analytics take them. */
export const toListItems = ({ id, title, products }: ProductList): Ga4Item[] =>
  products.map((product, index) => ({
    item_id: String(product.id),
    item_name: product.title.slice(0, 100),
    item_list_id: id,
    item_list_name: title,
    index,
    price: toRupees(product.price),
  }))

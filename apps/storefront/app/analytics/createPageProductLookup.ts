import { type Paise, toRupees } from '@store/api-client/contract/rules/paise'
import type { CartEventItem } from '@store/cart/headless'
import type { TrackedProductList } from '../composition/tracking/TrackedEvent.ts'
import type { Ga4Item } from './ga4EventSchemas.ts'

/** Index of a page's products, for events that contain only a product id. */
export interface PageProductLookup {
  /** Adds a product's title and price. */
  readonly add: (product: { readonly id: number; readonly title: string; readonly price?: Paise }) => void
  /** Returns a product as a GA4 item; data of the event takes precedence over that of the page. */
  readonly item: (id: number, said?: { readonly price?: Paise; readonly quantity?: number }) => Ga4Item
  /** Unit price in rupees; 0 if unknown. */
  readonly price: (id: number) => number
}

/** Creates the index of a page's products. */
export function createPageProductLookup(): PageProductLookup {
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

/** Maps cart lines to GA4 items. */
export const toGa4Items = (lines: readonly CartEventItem[]): Ga4Item[] =>
  lines.map(({ productId, title, price, quantity }) => ({
    item_id: String(productId),
    ...(title && { item_name: title.slice(0, 100) }),
    price: toRupees(price),
    quantity,
  }))

/** Maps products of a list to GA4 items. */
export const toGa4ListItems = ({ id, title, products }: TrackedProductList): Ga4Item[] =>
  products.map((product, index) => ({
    item_id: String(product.id),
    item_name: product.title.slice(0, 100),
    item_list_id: id,
    item_list_name: title,
    index,
    price: toRupees(product.price),
  }))

import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { ListedProduct } from './ListedProduct.ts'
import { productHref } from './productHref.ts'
import { serializePicture } from './serializePicture.ts'

type CardWire = SerializedResponseOf<
  (typeof catalogueCalls)['home']
>['result']['shelves'][number]['products'][number]

/** Serializes a product card for a list. */
export const serializeProductCard = (row: ListedProduct): CardWire => {
  const [first] = row.pictures
  if (!first) throw new Error(`writeCard: product ${row.nid} has no picture.`)
  const least = row.leastFilled ?? undefined
  return {
    nid: row.nid,
    alias: productHref(row),
    title: row.title,
    sell_price: toRupees(paise(least ?? row.price)),
    list_price: toRupees(paise(least ?? row.listPrice)),
    image: serializePicture(first),
    rating: row.rating,
    ...(least !== undefined && { price_from: true }),
    // Corporate gifts are bought by enquiry, so their stock does not matter.
    ...(row.stock === 0 && row.category !== 'corporate' && { out_of_stock: true }),
    ...(row.express && { expressTitle: row.express }),
  }
}

import type { AnswerWireOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { paise, toRupees } from '@store/api-client/contract/money'
import { percentOff } from '@store/api-client/contract/rules/formatPrice'
import type { ProductRow } from '../db/schema/products.ts'
import { categoryHref } from './categoryHref.ts'
import type { PlacedProduct } from './createCatalogueRepo.ts'
import { productHref } from './productHref.ts'
import { writePicture } from './writePicture.ts'

type PageWire = AnswerWireOf<(typeof catalogueCalls)['productPage']>
type ProductWire = Extract<PageWire, { readonly status: 200 }>['data']
type CardWire = AnswerWireOf<(typeof catalogueCalls)['home']>['result'][number]['products'][number]

const throughOnWire = { vendor: 'Vendor', courier: 'Courier', vendorOrCourier: 'vendor_courier' } as const

/** Writes a product's page data for the wire. */
export const writeProduct = ({ product: row, category }: PlacedProduct, brandName: string) =>
  ({
    nid: row.nid,
    sku: row.sku,
    title: row.title,
    type: row.type,
    price: toRupees(paise(row.price)),
    list_price: toRupees(paise(row.listPrice)),
    disc_per: percentOff(paise(row.price), paise(row.listPrice)),
    images: row.pictures.map(writePicture),
    contains: [...row.contains],
    description: row.description,
    caringTips: [...row.careTips],
    withEgg: row.hasEgg,
    out_of_stock: row.stock === 0,
    through: throughOnWire[row.through],
    rating_recommends: row.rating === null ? null : { rating: row.rating, total_review_count: row.reviews },
    breadCrum: [
      { text: 'Home', href: '/' },
      { text: category.title, href: categoryHref(category) },
      { text: row.title, href: 'na' },
    ],
    metaDetails: { title: `${row.title} | ${brandName}`, description: row.description },
  }) satisfies ProductWire & Record<string, unknown>

/** Writes a product as a list shows it. */
export const writeCard = (row: ProductRow): CardWire => {
  const [first] = row.pictures
  if (!first) throw new Error(`writeCard: product ${row.nid} has no picture.`)
  return {
    nid: row.nid,
    alias: productHref(row),
    title: row.title,
    sell_price: toRupees(paise(row.price)),
    list_price: toRupees(paise(row.listPrice)),
    image: writePicture(first),
    rating: row.rating,
  }
}

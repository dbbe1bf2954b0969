import type { WireResponseOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import type { CalendarDate } from '@store/api-client/contract/date'
import { paise, toRupees } from '@store/api-client/contract/money'
import { percentOff } from '@store/api-client/contract/rules/formatPrice'
import { reviewsHref } from '@store/api-client/contract/rules/reviewsHref'
import type { ProductRow } from '../db/schema/products.ts'
import { categoryHref } from './categoryHref.ts'
import { comboGifts } from './comboGifts.ts'
import type { ListedProduct } from './createCatalogueRepo.ts'
import type { FoundPage } from './createPageRepo.ts'
import { productHref } from './productHref.ts'
import { writeCard } from './writeCard.ts'
import { writeDelivery } from './writeDelivery.ts'
import { writeDesign } from './writeDesign.ts'
import { writeFacts } from './writeFacts.ts'
import { type PageShop, writeFoot } from './writeFoot.ts'
import { writePicture } from './writePicture.ts'
import { writePriceRange } from './writePriceRange.ts'
import { writePromise } from './writePromise.ts'
import { writeSeason } from './writeSeason.ts'

type PageWire = WireResponseOf<(typeof catalogueCalls)['productPage']>
type ProductWire = Extract<PageWire, { readonly status: 200 }>['data']

/** What stands beside a product on its page. */
export interface BesideProduct {
  /** The variants, companions and fillings that are sold, by nid. */
  readonly beside: ReadonlyMap<number, ListedProduct>
  /** Others of its kind. */
  readonly similar: readonly ListedProduct[]
  /** What goes with it, the larger gifts it is a part of first. */
  readonly together: readonly ListedProduct[]
  /** The gifts it is made of, by nid. */
  readonly gifts: ReadonlyMap<number, ProductRow>
  /** Names of the cities it is limited to, by id. */
  readonly cities: ReadonlyMap<string, string>
}

/** What a product's page is written in. */
interface ProductShop extends Omit<PageShop, 'category'> {
  readonly customiser: string | undefined
  /** India's calendar date. */
  readonly today: CalendarDate
}

/** Writes a product's page data for the wire. */
export const writeProduct = (
  { product: row, category, lastSlotHour }: FoundPage,
  { beside, similar, together, gifts, cities }: BesideProduct,
  { customiser, today, ...shop }: ProductShop,
) =>
  ({
    nid: row.nid,
    sku: row.sku,
    title: row.title,
    type: row.type,
    alias: productHref(row),
    category: row.category === 'corporate' ? 'Corporate' : 'other',
    price: toRupees(paise(row.price)),
    list_price: toRupees(paise(row.listPrice)),
    disc_per: percentOff(paise(row.price), paise(row.listPrice)),
    images: row.pictures.map(writePicture),
    contains: [...row.contains],
    description: row.description,
    caringTips: [...row.careTips],
    withEgg: row.hasEgg,
    out_of_stock: row.stock === 0,
    showAddon: (row.facts?.addOnGroups ?? []).length > 0,
    customPriceRange: writePriceRange(row, beside),
    ...writeDelivery(row, cities, lastSlotHour),
    ...writeSeason(row, today),
    ...writePromise(row),
    ...writeDesign(row, customiser),
    rating_recommends: row.rating === null ? null : { rating: row.rating, total_review_count: row.reviews },
    ...writeFacts(row.facts, beside),
    view_more_url:
      (row.facts?.reviews.length ?? 0) > 0 ? reviewsHref({ id: row.nid, title: row.title }) : null,
    combo_items: comboGifts(row, gifts),
    relatedProduct: together.map(writeCard),
    ...writeFoot({ ...shop, category }),
    likeProducts: similar.map(writeCard),
    breadCrum: [
      { text: 'Home', href: '/' },
      ...(category ? [{ text: category.title, href: categoryHref(category) }] : []),
      { text: row.title, href: 'na' },
    ],
    metaDetails: { title: `${row.title} | ${shop.brandName}`, description: row.description },
  }) satisfies ProductWire & Record<string, unknown>

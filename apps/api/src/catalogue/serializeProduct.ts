import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import type { CalendarDate } from '@store/api-client/contract/date'
import { paise, toRupees } from '@store/api-client/contract/money'
import { calculatePercentOff } from '@store/api-client/contract/rules/formatPrice'
import { getReviewsHref } from '@store/api-client/contract/rules/getReviewsHref'
import type { ProductRow } from '../db/schema/products.ts'
import { categoryHref } from './categoryHref.ts'
import type { ProductPageRow } from './createProductPageRepo.ts'
import type { ListedProduct } from './ListedProduct.ts'
import { productHref } from './productHref.ts'
import { serializeComboGifts } from './serializeComboGifts.ts'
import { serializeDeliveryOptions } from './serializeDeliveryOptions.ts'
import { serializeDeliveryPromise } from './serializeDeliveryPromise.ts'
import { serializeHamperPriceRange } from './serializeHamperPriceRange.ts'
import { serializePersonalisationSettings } from './serializePersonalisationSettings.ts'
import { serializePicture } from './serializePicture.ts'
import { serializeProductCard } from './serializeProductCard.ts'
import { serializeProductDetails } from './serializeProductDetails.ts'
import { type ProductPageContext, serializeProductPageFooter } from './serializeProductPageFooter.ts'
import { serializeSeasonalDate } from './serializeSeasonalDate.ts'

type PageWire = SerializedResponseOf<(typeof catalogueCalls)['productPage']>
type ProductWire = Extract<PageWire, { readonly status: 200 }>['data']

/** The related products on a product page. */
export interface RelatedProducts {
  /** The variants, related products and hamper items that the shop still has, by nid. */
  readonly linkedProducts: ReadonlyMap<number, ListedProduct>
  /** Similar products. */
  readonly similar: readonly ListedProduct[]
  /** Products bought together with it, the combos that contain it first. */
  readonly boughtTogether: readonly ListedProduct[]
  /** The gifts of a combo, by nid. */
  readonly gifts: ReadonlyMap<number, ProductRow>
  /** Names of its limited cities, by id. */
  readonly cities: ReadonlyMap<string, string>
}

/** The shop settings for serializing a product page. */
interface ProductShop extends Omit<ProductPageContext, 'category'> {
  readonly brandName: string
  readonly customiser: string | undefined
  /** Today's date in India. */
  readonly today: CalendarDate
}

/** Serializes a product page for the API response. */
export const serializeProduct = (
  { product: row, category, lastSlotHour }: ProductPageRow,
  { linkedProducts, similar, boughtTogether, gifts, cities }: RelatedProducts,
  { brandName, customiser, today, ...context }: ProductShop,
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
    disc_per: calculatePercentOff(paise(row.price), paise(row.listPrice)),
    images: row.pictures.map(serializePicture),
    contains: [...row.contains],
    description: row.description,
    caringTips: [...row.careTips],
    withEgg: row.hasEgg,
    out_of_stock: row.stock === 0,
    showAddon: (row.facts?.addOnGroups ?? []).length > 0,
    customPriceRange: serializeHamperPriceRange(row, linkedProducts),
    ...serializeDeliveryOptions(row, { cities, gifts, lastSlotHour }),
    ...serializeSeasonalDate(row, today),
    ...serializeDeliveryPromise(row),
    ...serializePersonalisationSettings(row, customiser),
    rating_recommends: row.rating === null ? null : { rating: row.rating, total_review_count: row.reviews },
    ...serializeProductDetails(row.facts, linkedProducts),
    view_more_url:
      (row.facts?.reviews.length ?? 0) > 0 ? getReviewsHref({ id: row.nid, title: row.title }) : null,
    combo_items: serializeComboGifts(row, gifts),
    relatedProduct: boughtTogether.map(serializeProductCard),
    ...serializeProductPageFooter({ ...context, category }),
    likeProducts: similar.map(serializeProductCard),
    breadCrum: [
      { text: context.messages.store.home, href: '/' },
      ...(category ? [{ text: category.title, href: categoryHref(category) }] : []),
      { text: row.title, href: 'na' },
    ],
    metaDetails: { title: `${context.translate(row.title)} | ${brandName}`, description: row.description },
  }) satisfies ProductWire & Record<string, unknown>

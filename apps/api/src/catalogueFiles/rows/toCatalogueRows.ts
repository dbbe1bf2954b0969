import type { Catalogue } from '../products/Catalogue.ts'
import { filterSellableProducts } from '../products/filterSellableProducts.ts'
import { createPictureSerializer } from './createPictureSerializer.ts'
import { toBannerRows } from './toBannerRows.ts'
import { toCategoryRows } from './toCategoryRows.ts'
import { toCorporateContent } from './toCorporateContent.ts'
import { toCouponRows } from './toCouponRows.ts'
import { toCurrencyRows } from './toCurrencyRows.ts'
import { toDeliverySlotRows } from './toDeliverySlotRows.ts'
import { toFacetValueRows } from './toFacetValueRows.ts'
import { toProductRows } from './toProductRows.ts'
import { toSearchableRows } from './toSearchableRows.ts'
import { toServiceAreaRows } from './toServiceAreaRows.ts'
import { toShopContent } from './toShopContent.ts'
import { toTranslationRows } from './toTranslationRows.ts'

/** Returns a catalogue as database rows, by table. The table of a missing file is undefined. */
export function toCatalogueRows(catalogue: Catalogue) {
  const { files, products } = catalogue
  const sold = filterSellableProducts(products)
  const storePicture = createPictureSerializer(catalogue.pictures ?? new Map())
  const content = toCorporateContent(catalogue, storePicture)
  return {
    pictures: catalogue.pictures && [...catalogue.pictures.values()],
    serviceAreas: files['service-areas'] && toServiceAreaRows(files['service-areas']),
    deliverySlots: files['delivery-slots'] && toDeliverySlotRows(files['delivery-slots']),
    banners: files.banners && toBannerRows(files.banners, storePicture),
    categories: files.categories && toCategoryRows(files.categories, storePicture),
    corporatePages: content && [{ id: 'corporate', content }],
    shops: files.shop && [{ id: 'shop', content: toShopContent(files.shop, storePicture) }],
    coupons: files.coupons && toCouponRows(files.coupons),
    greetingOccasions: files['greeting-occasions']?.map((occasion, position) => ({ ...occasion, position })),
    currencies: files.currencies && toCurrencyRows(files.currencies),
    products: files.products && toProductRows(catalogue, sold, storePicture),
    facetValues: files.search && toFacetValueRows(files.search),
    searchables: files.products && toSearchableRows(catalogue, sold),
    translations: files.translations && toTranslationRows(files.translations),
    sourceProducts: files.products && catalogue.sources?.products.map((product) => ({ ...product })),
    sourceFiles: catalogue.sources?.files.map((file) => ({ ...file })),
  }
}

/** The rows of a catalogue, by table. */
export type CatalogueRows = ReturnType<typeof toCatalogueRows>

import type { Catalogue } from '../products/Catalogue.ts'
import { filterSellableProducts } from '../products/filterSellableProducts.ts'
import { bannerRows } from './bannerRows.ts'
import { categoryRows } from './categoryRows.ts'
import { couponRows } from './couponRows.ts'
import { createPictureSerializer } from './createPictureSerializer.ts'
import { currencyRows } from './currencyRows.ts'
import { deliverySlotRows } from './deliverySlotRows.ts'
import { facetValueRows } from './facetValueRows.ts'
import { productRows } from './productRows.ts'
import { searchableRows } from './searchableRows.ts'
import { serviceAreaRows } from './serviceAreaRows.ts'
import { toCorporateContent } from './toCorporateContent.ts'
import { toShopContent } from './toShopContent.ts'
import { translationRows } from './translationRows.ts'

/** Returns a catalogue as database rows, by table. The table of a missing file is undefined. */
export function catalogueRows(catalogue: Catalogue) {
  const { files, products } = catalogue
  const sold = filterSellableProducts(products)
  const storePicture = createPictureSerializer(catalogue.pictures ?? new Map())
  const content = toCorporateContent(catalogue, storePicture)
  return {
    pictures: catalogue.pictures && [...catalogue.pictures.values()],
    serviceAreas: files['service-areas'] && serviceAreaRows(files['service-areas']),
    deliverySlots: files['delivery-slots'] && deliverySlotRows(files['delivery-slots']),
    banners: files.banners && bannerRows(files.banners, storePicture),
    categories: files.categories && categoryRows(files.categories, storePicture),
    corporatePages: content && [{ id: 'corporate', content }],
    shops: files.shop && [{ id: 'shop', content: toShopContent(files.shop, storePicture) }],
    coupons: files.coupons && couponRows(files.coupons),
    greetingOccasions: files['greeting-occasions']?.map((occasion, position) => ({ ...occasion, position })),
    currencies: files.currencies && currencyRows(files.currencies),
    products: files.products && productRows(catalogue, sold, storePicture),
    facetValues: files.search && facetValueRows(files.search),
    searchables: files.products && searchableRows(catalogue, sold),
    translations: files.translations && translationRows(files.translations),
    sourceProducts: files.products && catalogue.sources?.products.map((product) => ({ ...product })),
    sourceFiles: catalogue.sources?.files.map((file) => ({ ...file })),
  }
}

/** The rows of a catalogue, by table. */
export type CatalogueRows = ReturnType<typeof catalogueRows>

import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredPicture } from '../../db/schema/StoredPicture.ts'
import { countryNumbers } from '../../places/index.ts'
import type { Catalogue } from '../products/Catalogue.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import { isEnquiryOnly } from '../products/isEnquiryOnly.ts'
import type { PictureSerializer } from './createPictureSerializer.ts'
import { createProductDetails } from './createProductDetails.ts'
import { pictureShapes } from './pictureShapes.ts'

/** Returns the sellable products of a catalogue as database rows. */
export function toProductRows(
  { files, products }: Catalogue,
  sold: readonly DerivedProduct[],
  storePicture: PictureSerializer,
): ProductRow[] {
  const positions = new Map<string, number>()
  const alts = new Map(products.map(({ slug, alt }) => [slug, alt]))
  const pictureOf = (slug: string) => storePicture(slug, alts.get(slug) ?? '', pictureShapes.product)
  const asking = new Set(products.filter(({ asks }) => asks).map(({ nid }) => nid))
  const cakes = new Set(products.filter(({ type }) => type === 'cake').map(({ nid }) => nid))
  return sold.map((product) => {
    const position = positions.get(product.category) ?? 0
    positions.set(product.category, position + 1)
    const hasCake = [product, ...(product.combo?.lines ?? [])].some(({ nid }) => cakes.has(nid))
    return {
      ...writeRow(product, position, pictureOf, storePicture),
      facts: createProductDetails(product, files, pictureOf, asking),
      isCake: hasCake,
    }
  })
}

const writeRow = (
  product: DerivedProduct,
  position: number,
  pictureOf: (slug: string) => StoredPicture,
  storePicture: PictureSerializer,
): Omit<ProductRow, 'isCake' | 'facts'> => ({
  nid: product.nid,
  sku: product.sku,
  type: product.type,
  slug: product.slug,
  title: product.title,
  price: product.price,
  listPrice: product.listPrice,
  pictures: [
    pictureOf(product.slug),
    ...product.closeUps.map(({ name, alt }) => storePicture(name, alt, pictureShapes.closeUp)),
    ...product.morePictures.map(pictureOf),
  ],
  contains: product.contains,
  description: product.description,
  careTips: product.careTips,
  hasEgg: product.hasEgg ?? null,
  through: product.delivery.through,
  vendorDays: product.delivery.vendorDays,
  courierDays: product.delivery.courierDays,
  // Enquiry-only products have no stock, because the cart rejects them (specification 1, section 9).
  stock: isEnquiryOnly(product) ? 0 : product.stock,
  country: countryNumbers[product.country] ?? indiaIsoCode,
  rating: product.reviews?.average ?? null,
  reviews: product.reviews?.count ?? 0,
  category: product.category,
  position,
})

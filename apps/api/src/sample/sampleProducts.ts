import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { ProductRow } from '../db/schema/products.ts'
import type { StoredPicture } from '../db/schema/StoredPicture.ts'
import { countryNumbers } from '../places/index.ts'
import type { DerivedProduct } from './catalogue/DerivedProduct.ts'
import { isEnquiryOnly } from './catalogue/isEnquiryOnly.ts'
import { parseCatalogue } from './catalogue/parseCatalogue.ts'
import { sellableProducts } from './catalogue/sellableProducts.ts'
import { sampleFacts } from './sampleFacts.ts'
import { samplePicture } from './samplePicture.ts'

/** Returns the sellable products of the sample catalogue as database rows. */
export function sampleProducts(): ProductRow[] {
  const positions = new Map<string, number>()
  const all = parseCatalogue()
  const alts = new Map(all.map(({ slug, alt }) => [slug, alt]))
  const pictureOf = (slug: string) => samplePicture(slug, alts.get(slug) ?? '', square)
  const asking = new Set(all.filter(({ asks }) => asks).map(({ nid }) => nid))
  const cakes = new Set(all.filter(({ type }) => type === 'cake').map(({ nid }) => nid))
  return sellableProducts(all).map((product) => {
    const position = positions.get(product.category) ?? 0
    positions.set(product.category, position + 1)
    const hasCake = [product, ...(product.combo?.lines ?? [])].some(({ nid }) => cakes.has(nid))
    return {
      ...writeRow(product, position, pictureOf),
      facts: sampleFacts(product, pictureOf, asking),
      isCake: hasCake,
    }
  })
}

const square = { widths: [400, 800, 1200], tallness: 1 }
const nearBy = { widths: [400, 800], tallness: 1 }

const writeRow = (
  product: DerivedProduct,
  position: number,
  pictureOf: (slug: string) => StoredPicture,
): Omit<ProductRow, 'isCake' | 'facts'> => ({
  nid: product.nid,
  sku: product.sku,
  type: product.type,
  slug: product.slug,
  title: product.title,
  price: product.price * 100,
  listPrice: product.listPrice * 100,
  pictures: [
    pictureOf(product.slug),
    ...product.closeUps.map(({ name, alt }) => samplePicture(name, alt, nearBy)),
    ...product.morePictures.map(pictureOf),
  ],
  contains: product.contains,
  description: product.description,
  careTips: product.careTips,
  hasEgg: product.hasEgg ?? null,
  through: product.delivery.through,
  vendorDays: product.delivery.vendorDays,
  courierDays: product.delivery.courierDays,
  // Enquiry-only products have no stock: the cart rejects them (specification 1, section 9).
  stock: isEnquiryOnly(product) ? 0 : product.stock,
  country: countryNumbers[product.country] ?? indiaIsoCode,
  rating: product.reviews?.average ?? null,
  reviews: product.reviews?.count ?? 0,
  category: product.category,
  position,
})

import type { ProductRow } from '../db/schema/products.ts'
import { isSoldToday } from './catalogue/isSoldToday.ts'
import type { ReadyProduct } from './catalogue/ReadyProduct.ts'
import { readCatalogue } from './catalogue/readCatalogue.ts'

/** The products of the sample catalogue that the store sells, as the database keeps them. */
export function sampleProducts(): ProductRow[] {
  const positions = new Map<string, number>()
  return readCatalogue()
    .filter(isSoldToday)
    .map((product) => {
      const position = positions.get(product.category) ?? 0
      positions.set(product.category, position + 1)
      return writeRow(product, position)
    })
}

const sizes = [400, 800, 1200]

const writeRow = (product: ReadyProduct, position: number): ProductRow => ({
  nid: product.nid,
  sku: product.sku,
  type: product.type,
  slug: product.slug,
  title: product.title,
  price: product.price * 100,
  listPrice: product.listPrice * 100,
  pictures: [
    {
      alt: product.alt,
      sizes: sizes.map((side) => ({
        src: `/api/pictures/${product.slug}-${side}.webp`,
        width: side,
        height: side,
      })),
    },
  ],
  contains: product.contains,
  description: product.description,
  careTips: product.careTips,
  hasEgg: product.hasEgg ?? null,
  through: product.delivery.through,
  isCake: product.type === 'cake',
  vendorDays: product.delivery.vendorDays,
  courierDays: product.delivery.courierDays,
  stock: product.stock,
  rating: product.reviews?.average ?? null,
  reviews: product.reviews?.count ?? 0,
  category: product.category,
  position,
})

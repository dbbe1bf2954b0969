import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { sampleProducts } from './products.ts'
import type { SampleProduct } from './SampleProduct.ts'
import { sampleServiceAreas } from './serviceAreas.ts'

/** Fills an empty database with the sample catalogue and its service areas; what is there already stays as it is. */
export async function loadSample(db: Database): Promise<void> {
  await db
    .insert(serviceAreas)
    .values([...sampleServiceAreas])
    .onConflictDoNothing()
  await db.insert(products).values(sampleProducts.map(writeRow)).onConflictDoNothing()
}

const sizes = [400, 800]

const writeRow = (sample: SampleProduct, position: number): ProductRow => ({
  nid: sample.nid,
  sku: `mg-${sample.nid}`,
  type: sample.type,
  slug: sample.slug,
  title: sample.title,
  price: sample.price * 100,
  listPrice: sample.listPrice * 100,
  pictures: [
    {
      alt: sample.alt,
      sizes: sizes.map((side) => ({
        src: `/api/pictures/${sample.slug}-${side}.webp`,
        width: side,
        height: side,
      })),
    },
  ],
  contains: sample.contains,
  description: sample.description,
  careTips: sample.careTips,
  hasEgg: sample.hasEgg ?? null,
  through: sample.through,
  isCake: sample.type === 'cake',
  vendorDays: sample.vendorDays ?? 0,
  courierDays: sample.courierDays ?? 3,
  stock: sample.stock,
  rating: sample.reviews?.[0] ?? null,
  reviews: sample.reviews?.[1] ?? 0,
  shelf: sample.shelf,
  position,
})

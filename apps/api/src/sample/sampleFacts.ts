import type { ProductFacts } from '../db/schema/ProductFacts.ts'
import type { StoredPicture } from '../db/schema/StoredPicture.ts'
import { addOnSets } from './catalogue/addOnSets.ts'
import { categories } from './catalogue/categories.ts'
import { offers } from './catalogue/offers.ts'
import type { ReadyProduct } from './catalogue/ReadyProduct.ts'
import { sampleAttributes } from './sampleAttributes.ts'

/** What a product's page tells, as the database keeps it; `pictureOf` finds the picture of a product by its slug. */
export function sampleFacts(product: ReadyProduct, pictureOf: (slug: string) => StoredPicture): ProductFacts {
  const { film, reviews, combo, freebie, hamper } = product
  const { express, nextDay, cities, needsCity, asksPincode } = product.delivery
  const addOns = product.addOns === undefined ? undefined : addOnSets[product.addOns]
  const { note, quickLinks } = categories[product.category]
  return {
    ...(film && {
      film: { position: film.position, name: film.name, thumbnail: posterOf(film.name) },
    }),
    priceParts: (product.priceBreakup ?? []).map(({ label, price }) => ({ label, price: price * 100 })),
    offers: product.offers.flatMap((key) => Object.entries(offers).find(([name]) => name === key)?.[1] ?? []),
    variants: product.variants,
    disclaimer: [...product.disclaimer, ...product.internationalDisclaimer],
    ...(note !== undefined && { note }),
    earnPoints: product.earnPoints,
    reviews: (reviews?.list ?? []).map(({ rid, stars, text, city, day, pictures, film }) => ({
      rid,
      stars,
      text,
      city: nameOf(city),
      day,
      pictures: pictures.map(pictureOf),
      ...(film !== undefined && { film: { name: film, thumbnail: posterOf(film) } }),
    })),
    together: product.related,
    quickLinks,
    attributes: sampleAttributes(product, pictureOf),
    ...(combo && { combo }),
    ...(hamper && { hamper: writeForm(hamper) }),
    ...(freebie !== undefined && { freebie }),
    ...(addOns && {
      addOns: [...new Set(addOns.groups.flatMap(({ items }) => items.map(({ nid }) => nid)))],
    }),
    ...(express && { express: { title: express.title, message: express.message } }),
    ...(nextDay && { nextDay }),
    keyPoints: product.keyPoints,
    ...(product.minimumOrder !== undefined && { minimumOrder: product.minimumOrder }),
    delivery: {
      ...(cities && { cities }),
      ...{ needsCity, takesPincode: asksPincode, isCustom: product.hamper !== undefined },
    },
  }
}

const writeForm = ({ steps, offsetDays, courierNid }: Hamper): NonNullable<ProductFacts['hamper']> => ({
  steps: steps.map((step) => ({ id: step.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), ...step })),
  offsetDays,
  ...(courierNid !== undefined && { courierNid }),
})

type Hamper = NonNullable<ReadyProduct['hamper']>

const posterOf = (film: string): StoredPicture => ({
  alt: '',
  sizes: [{ src: `/api/films/${film}.webp`, width: 720, height: 900 }],
})

// The directory's ids of cities are their names in an address.
const nameOf = (city: string) =>
  city
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

import type { ProductDetails } from '../../db/schema/ProductDetails.ts'
import type { StoredPicture } from '../../db/schema/StoredPicture.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import { toProductAttributes } from './toProductAttributes.ts'
import { toProductDesign } from './toProductDesign.ts'

/**
 * Returns the product page facts as the database stores them; `pictureOf` finds the picture of a product by slug,
 * `asking` contains the add-ons that need an input.
 */
export function createProductDetails(
  product: DerivedProduct,
  files: CatalogueFiles,
  pictureOf: (slug: string) => StoredPicture,
  asking: ReadonlySet<number>,
): ProductDetails {
  const { film, reviews, combo, freebie, hamper } = product
  const { express, nextDay, cities, needsCity, asksPincode } = product.delivery
  const addOns = product.addOns === undefined ? undefined : files['add-ons']?.[product.addOns]
  const categories = files.categories ?? []
  const category = categories.find(({ id }) => id === product.category)
  const { note, quickLinks = [] } = category ?? {}
  const { hsn = '', gst: rate = 0 } = { ...stated(files.defaults), ...stated(category), ...stated(product) }
  const isPlain = (nid: number) => !asking.has(nid)
  return {
    ...(film && {
      film: { position: film.position, name: film.name, thumbnail: posterOf(film.name) },
    }),
    priceParts: product.priceBreakup ?? [],
    offers: product.offers.flatMap((key) => files.offers?.[key] ?? []),
    variants: product.variants,
    formerSlugs: product.formerSlugs,
    disclaimer: product.disclaimer,
    ...(product.internationalDisclaimer.length > 0 && { disclaimerAbroad: product.internationalDisclaimer }),
    ...(note !== undefined && { note }),
    earnPoints: product.earnPoints,
    tax: { hsn, rate },
    ...(product.earns && { earnPercent: files.defaults?.pointsPercent ?? 0 }),
    reviews: (reviews?.list ?? []).map(({ rid, stars, text, city, day, pictures, film }) => ({
      rid,
      stars,
      text,
      city: nameOf(city),
      day,
      pictures: pictures.map(pictureOf),
      ...(film !== undefined && { film: { name: film, thumbnail: posterOf(film) } }),
    })),
    together: product.related.filter(isPlain),
    ...(product.asks && { asks: product.asks }),
    quickLinks: quickLinks.flatMap((id) => {
      const linked = categories.find((category) => category.id === id)
      return linked ? [{ text: linked.title, href: `/${linked.slug}` }] : []
    }),
    attributes: toProductAttributes(product, pictureOf),
    ...(combo && { combo }),
    ...(hamper && { hamper: writeForm(hamper) }),
    ...toProductDesign(product),
    ...(freebie !== undefined && { freebie }),
    ...(addOns && {
      // Add-ons that need an input are configured with the gift, not in the cart.
      addOns: [...new Set(addOns.groups.flatMap(({ items }) => items.map(({ nid }) => nid)))].filter(isPlain),
      addOnGroups: addOns.groups.map(({ title, picture, items }) => ({
        ...{ title, items },
        picture: pictureOf(picture),
      })),
    }),
    ...(express && { express: { title: express.title, message: express.message } }),
    ...(nextDay && { nextDay }),
    keyPoints: product.keyPoints,
    ...(product.minimumOrder !== undefined && { minimumOrder: product.minimumOrder }),
    delivery: {
      ...(cities && { cities }),
      ...{ needsCity, takesPincode: asksPincode, isCustom: product.hamper !== undefined },
      ...daysOf(product.delivery),
    },
  }
}

interface TaxFields {
  readonly hsn?: string | undefined
  readonly gst?: number | undefined
}

/** Returns the tax fields that are set; they override those of the category and the defaults. */
const stated = ({ hsn, gst }: TaxFields = {}) => ({
  ...(hsn !== undefined && { hsn }),
  ...(gst !== undefined && { gst }),
})

const writeForm = ({ steps, offsetDays, courierNid }: Hamper): NonNullable<ProductDetails['hamper']> => ({
  steps: steps.map((step) => ({ id: step.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), ...step })),
  offsetDays,
  ...(courierNid !== undefined && { courierNid }),
})

const daysOf = (delivery: DerivedProduct['delivery']): Partial<NonNullable<ProductDetails['delivery']>> => {
  const { endHour, preparationHours, deliveredBy, blockedDays, markedDays, valentineDay } = delivery
  return {
    ...(endHour !== undefined && { endHour }),
    ...(preparationHours !== undefined && { preparationHours }),
    ...(deliveredBy !== undefined && { deliveredBy }),
    ...(blockedDays.length > 0 && { blockedDays }),
    ...(markedDays.length > 0 && { markedDays }),
    ...(valentineDay !== undefined && { valentineDay }),
  }
}

type Hamper = NonNullable<DerivedProduct['hamper']>

const posterOf = (film: string): StoredPicture => ({
  alt: '',
  sizes: [{ src: `/api/films/${film}.webp`, width: 720, height: 900 }],
})

// The city ids of the directory are their URL slugs.
const nameOf = (city: string) =>
  city
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

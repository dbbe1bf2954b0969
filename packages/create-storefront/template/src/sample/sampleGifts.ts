import type { Product, ProductAttribute, ProductCard } from '@store/api-client/contract/catalogue'
import { type FakeProduct, fakeProducts } from '@store/api-client/testing'

const described = [
  [fakeProducts.roses, 'Six red roses, tied by hand on the morning of delivery.'],
  [fakeProducts.cake, 'Chocolate sponge, cherries and cream. Half a kilo, for six.'],
  [fakeProducts.mug, 'A mug that says whose it is.'],
  [fakeProducts.hamper, 'Tea, nuts and something sweet, in a box worth keeping.'],
] as const

const hrefOf = ({ type, productId }: FakeProduct) => `/p/${type}/${productId}`

const pictureOf = ({ productId, title }: FakeProduct) => {
  const src = `/pictures/${productId}.avif`
  return { src, srcSet: `${src} 800w`, alt: title, width: 800, height: 800 }
}

/** The gifts of the shop in memory, as lists show them. */
export const sampleCards: readonly ProductCard[] = described.map(([gift]) => ({
  id: gift.productId,
  title: gift.title,
  href: hrefOf(gift),
  price: gift.price,
  listPrice: gift.listPrice,
  picture: pictureOf(gift),
  rating: undefined,
}))

/** Returns a gift as its page shows it; `undefined` if there is none. */
export function findSampleProduct(slug: string): Product | undefined {
  const [gift, description] = described.find(([{ productId }]) => String(productId) === slug) ?? []
  if (!gift || !description) return undefined
  const { productId: id, title, type, price, listPrice, country } = gift
  return {
    ...{ id, title, type, price, listPrice, description, href: hrefOf(gift), pictures: [pictureOf(gift)] },
    ...{ sku: `sample-${id}`, meta: { title, description }, crumbs: [{ text: title, href: undefined }] },
    attributes: gift.texts.map(
      ({ attribute, label, limit, isRequired }): ProductAttribute => ({
        ...{ id: attribute, label, limit, isRequired, display: 'text', heading: '', options: [] },
      }),
    ),
    delivery: {
      ...{ country, through: 'vendorOrCourier', cities: undefined },
      ...{ takesCity: true, takesPincode: true, needsCity: false, isCustom: false },
    },
    ...{ isCorporate: false, minimumOrder: undefined, isOutOfStock: false, showsAddOns: false },
    ...{ egg: undefined, promise: undefined, rating: undefined, video: undefined, note: undefined },
    ...{ personalised: undefined, reviewsHref: undefined, why: undefined, earnPoints: 0 },
    ...{ contains: [], careTips: [], priceParts: [], offers: [], keyPoints: [], gifts: [], variants: [] },
    ...{ disclaimer: [], reviews: [], together: [], similar: [] },
    ...{ moreLinks: [], categories: [], quickLinks: [], claims: [] },
  }
}

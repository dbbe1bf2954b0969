import type { Product, ProductCard } from '@store/api-client/contract/catalogue'
import { createFakeProduct, type FakeProduct, fakeProducts } from '@store/api-client/testing'

const described = [
  [fakeProducts.roses, 'Six red roses, tied by hand on the morning of delivery.'],
  [fakeProducts.cake, 'Chocolate sponge, cherries and cream. Half a kilo, for six.'],
  [fakeProducts.mug, 'A mug that says whose it is.'],
  [fakeProducts.hamper, 'Tea, nuts and something sweet, in a box worth keeping.'],
] as const

const hrefOf = ({ type, productId }: FakeProduct) => `/p/${type}/${productId}`

/** URL of a gift's picture, in `public`. */
export const getPictureSrc = ({ productId }: FakeProduct) => `/pictures/${productId}.avif`

const pictureOf = (gift: FakeProduct) => {
  const src = getPictureSrc(gift)
  return { src, srcSet: `${src} 800w`, alt: gift.title, width: 800, height: 800 }
}

/** The gifts of the in-memory shop, as lists show them. */
export const sampleProductCards: readonly ProductCard[] = described.map(([gift]) => ({
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
  const meta = { title: gift.title, description }
  return createFakeProduct(gift, { description, meta, pictures: [pictureOf(gift)] })
}

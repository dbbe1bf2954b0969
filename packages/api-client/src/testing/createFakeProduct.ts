import type { Product, ProductAttribute } from '../contract/catalogue/index.ts'
import { drawFakePicture } from './drawFakePicture.ts'
import type { FakeProduct } from './FakeProduct.ts'

/** Width and height of the drawn picture, in px. */
const side = 800

/**
 * Creates the product as a product page shows it; fields that the fake shop does not define are empty.
 *
 * @param product - A product of the fake shop, such as `fakeProducts.cake`.
 * @param own - Fields that replace the fake's, such as `pictures` or `description`.
 */
export function createFakeProduct(product: FakeProduct, own: Partial<Product> = {}): Product {
  const { productId: id, title, type, price, listPrice, country, options = [], texts } = product
  const src = drawFakePicture(product)
  return {
    ...{ id, title, type, price, listPrice, sku: `fake-${id}`, href: `/p/${type}/${id}` },
    pictures: [{ src, srcSet: `${src} ${side}w`, alt: title, width: side, height: side }],
    attributes: [...options, ...texts.map(toAttribute)],
    delivery: {
      ...{ country, through: 'vendorOrCourier', cities: undefined },
      ...{ takesCity: true, takesPincode: true, needsCity: false, isCustom: false },
    },
    ...{ description: '', crumbs: [{ text: title, href: undefined }], meta: { title, description: '' } },
    ...{ isCorporate: false, minimumOrder: undefined, isOutOfStock: false, showsAddOns: false },
    ...{ egg: undefined, promise: undefined, rating: undefined, video: undefined, note: undefined },
    ...{ personalised: undefined, reviewsHref: undefined, why: undefined, earnPoints: 0 },
    ...{ contains: [], careTips: [], priceParts: [], offers: [], keyPoints: [], gifts: [], variants: [] },
    ...{ disclaimer: [], reviews: [], together: [], similar: [] },
    ...{ moreLinks: [], categories: [], quickLinks: [], claims: [] },
    ...own,
  }
}

const toAttribute = ({
  attribute: id,
  label,
  limit,
  isRequired,
}: FakeProduct['texts'][number]): ProductAttribute => ({
  ...{ id, label, limit, isRequired, display: 'text', heading: '', options: [] },
})

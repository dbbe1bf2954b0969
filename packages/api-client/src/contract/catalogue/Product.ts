import { array, boolean, nullable, number, object, picklist, pipe, string, transform } from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { type ProductId, type ProductPicture, picture, productId } from '../wire/index.ts'

/** A step of the way to a product; without an address it is plain text. */
export interface Crumb {
  readonly text: string
  readonly href: string | undefined
}

/** Whether a cake holds egg; `undefined` for what is not baked. */
export type Egg = 'egg' | 'eggless' | undefined

/** A product as its page shows it. */
export interface Product {
  readonly id: ProductId
  /** Stock number, shown upper-cased. */
  readonly sku: string
  readonly title: string
  /** Kind of gift, the first part of its address. */
  readonly type: string
  readonly price: Paise
  readonly listPrice: Paise
  readonly pictures: readonly ProductPicture[]
  /** What the box holds, one thing each. */
  readonly contains: readonly string[]
  readonly description: string
  readonly careTips: readonly string[]
  readonly egg: Egg
  readonly isOutOfStock: boolean
  readonly rating: { readonly average: number; readonly reviews: number } | undefined
  readonly crumbs: readonly Crumb[]
  readonly meta: { readonly title: string; readonly description: string }
}

/** Reads product info (specification 2, section 3). */
export const product = pipe(
  object({
    nid: productId,
    sku: string(),
    title: string(),
    type: string(),
    price: rupees,
    list_price: rupees,
    images: array(picture),
    contains: array(string()),
    description: string(),
    caringTips: array(string()),
    withEgg: nullable(boolean()),
    out_of_stock: boolean(),
    through: picklist(['Vendor', 'Courier', 'vendor_courier']),
    rating_recommends: nullable(object({ rating: number(), total_review_count: number() })),
    breadCrum: array(object({ text: string(), href: string() })),
    metaDetails: object({ title: string(), description: string() }),
  }),
  transform(
    (wire): Product => ({
      id: wire.nid,
      sku: wire.sku,
      title: wire.title,
      type: wire.type,
      price: wire.price,
      listPrice: wire.list_price,
      pictures: wire.images,
      contains: wire.contains,
      description: wire.description,
      careTips: wire.caringTips,
      egg: wire.withEgg === null ? undefined : wire.withEgg ? 'egg' : 'eggless',
      isOutOfStock: wire.out_of_stock,
      rating: wire.rating_recommends
        ? { average: wire.rating_recommends.rating, reviews: wire.rating_recommends.total_review_count }
        : undefined,
      // 'na' means plain text (specification 2, section 2).
      crumbs: wire.breadCrum.map(({ text, href }) => ({ text, href: href === 'na' ? undefined : href })),
      meta: wire.metaDetails,
    }),
  ),
)

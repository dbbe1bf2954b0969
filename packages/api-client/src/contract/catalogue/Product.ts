import { array, boolean, nullable, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { localPath, type ProductId, type ProductPicture, picture, productId } from '../wire/index.ts'
import { type Offer, offers } from './Offer.ts'
import { type ProductAttribute, productAttributes } from './ProductAttribute.ts'
import { type ProductCard, productCards } from './ProductCard.ts'
import { deliveryEntries, type ProductDelivery, readDelivery } from './ProductDelivery.ts'
import { type ProductVideo, productVideo } from './ProductVideo.ts'
import { type Review, reviews } from './Review.ts'
import { type VariantGroup, variantGroups } from './VariantGroup.ts'

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
  /** How and where it can be delivered. */
  readonly delivery: ProductDelivery
  readonly rating: { readonly average: number; readonly reviews: number } | undefined
  readonly crumbs: readonly Crumb[]
  readonly video: ProductVideo | undefined
  /** Parts that add up to the price; empty where it is not told. */
  readonly priceParts: readonly { readonly label: string; readonly amount: Paise }[]
  readonly offers: readonly Offer[]
  /** What a shopper chooses or writes, in its order. */
  readonly attributes: readonly ProductAttribute[]
  /** Colours and sizes it comes in. */
  readonly variants: readonly VariantGroup[]
  /** Sentences behind Show More. */
  readonly disclaimer: readonly string[]
  /** One short note of its kind, such as that of cakes. */
  readonly note: string | undefined
  /** Points a shopper earns with a piece; 0 where none are earned. */
  readonly earnPoints: number
  /** What shoppers said, newest first. */
  readonly reviews: readonly Review[]
  /** Products that make this gift extra special. */
  readonly together: readonly ProductCard[]
  /** Products of its kind. */
  readonly similar: readonly ProductCard[]
  readonly quickLinks: readonly { readonly text: string; readonly href: string }[]
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
    ...deliveryEntries,
    rating_recommends: nullable(object({ rating: number(), total_review_count: number() })),
    video: nullable(productVideo),
    price_breakup: array(object({ label: string(), price: rupees })),
    offers,
    attributes: optional(productAttributes, {}),
    variant: variantGroups,
    disclaimer: array(string()),
    note: nullable(string()),
    earn_points: number(),
    review_list: reviews,
    relatedProduct: productCards,
    likeProducts: productCards,
    quickLinks: array(object({ text: string(), href: localPath })),
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
      delivery: readDelivery(wire),
      rating: wire.rating_recommends
        ? { average: wire.rating_recommends.rating, reviews: wire.rating_recommends.total_review_count }
        : undefined,
      video: wire.video ?? undefined,
      priceParts: wire.price_breakup.map(({ label, price }) => ({ label, amount: price })),
      offers: wire.offers,
      attributes: wire.attributes,
      variants: wire.variant,
      disclaimer: wire.disclaimer,
      note: wire.note ?? undefined,
      earnPoints: wire.earn_points,
      reviews: wire.review_list,
      together: wire.relatedProduct,
      similar: wire.likeProducts,
      quickLinks: wire.quickLinks,
      // 'na' means plain text (specification 2, section 2).
      crumbs: wire.breadCrum.map(({ text, href }) => ({ text, href: href === 'na' ? undefined : href })),
      meta: wire.metaDetails,
    }),
  ),
)

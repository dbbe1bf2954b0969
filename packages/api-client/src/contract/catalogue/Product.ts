import {
  array,
  boolean,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  localPathSchema,
  type ProductId,
  type ProductPicture,
  picturesSchema,
  productIdSchema,
} from '../wire/index.ts'
import { type BreadcrumbItem, breadcrumbItemsSchema } from './BreadcrumbItem.ts'
import { type ComboGift, comboGiftsSchema } from './ComboGift.ts'
import { type DeliveryPromise, deliveryPromiseSchemaFields, parseDeliveryPromise } from './DeliveryPromise.ts'
import { type KeyPoint, keyPointsSchema } from './KeyPoint.ts'
import { type Offer, productOffersSchema } from './Offer.ts'
import {
  type PersonalisationOptions,
  parsePersonalisationOptions,
  personalisationSchemaFields,
} from './PersonalisationOptions.ts'
import { type ProductAttribute, productAttributesSchema } from './ProductAttribute.ts'
import { type ProductCard, productCardsSchema } from './ProductCard.ts'
import { type ProductDelivery, parseProductDelivery, productDeliverySchemaFields } from './ProductDelivery.ts'
import { type ProductFooter, parseProductFooter, productFooterSchemaFields } from './ProductFooter.ts'
import { nullableProductVideoSchema, type ProductVideo } from './ProductVideo.ts'
import { type Review, reviewListSchema } from './Review.ts'
import { type VariantGroup, variantGroupsSchema } from './VariantGroup.ts'

/** Whether a cake contains egg; `undefined` for products that are not baked. */
export type EggContent = 'egg' | 'eggless' | undefined

/** A product as on its page. */
export interface Product extends ProductFooter {
  readonly id: ProductId
  /** Stock number, shown upper-cased. */
  readonly sku: string
  readonly title: string
  /** Kind of gift, the first part of its URL. */
  readonly type: string
  /** URL of its page. */
  readonly href: string
  /** Whether it is a corporate gift, ordered by enquiry (category Corporate). */
  readonly isCorporate: boolean
  /** Minimum quantity of an order (moq); `undefined` when one is enough. */
  readonly minimumOrder: number | undefined
  readonly price: Paise
  readonly listPrice: Paise
  readonly pictures: readonly ProductPicture[]
  /** Contents of the box, one item each. */
  readonly contains: readonly string[]
  readonly description: string
  readonly careTips: readonly string[]
  readonly egg: EggContent
  readonly isOutOfStock: boolean
  /** Whether the page offers add-ons for it (showAddon). */
  readonly showsAddOns: boolean
  /** Delivery methods and destinations. */
  readonly delivery: ProductDelivery
  /** Delivery promise of the product, in addition to an earliest date. */
  readonly promise: DeliveryPromise | undefined
  readonly rating: { readonly average: number; readonly reviews: number } | undefined
  readonly crumbs: readonly BreadcrumbItem[]
  readonly video: ProductVideo | undefined
  /** Parts that add up to the price; empty when not given. */
  readonly priceParts: readonly { readonly label: string; readonly amount: Paise }[]
  readonly offers: readonly Offer[]
  /** Key facts about a plant, each with an icon. */
  readonly keyPoints: readonly KeyPoint[]
  /** Gifts in a combo. */
  readonly gifts: readonly ComboGift[]
  /** Options and texts of the product, in display order. */
  readonly attributes: readonly ProductAttribute[]
  /** Personalisation of the product; `undefined` when there is none. */
  readonly personalised: PersonalisationOptions | undefined
  /** Colours and sizes of the product. */
  readonly variants: readonly VariantGroup[]
  /** Sentences that the page shows after a click on Show More. */
  readonly disclaimer: readonly string[]
  /** Disclaimer for a gift that is delivered abroad (international disclaimer). @default none */
  readonly disclaimerAbroad?: readonly string[] | undefined
  /** Lowest and highest price, when the shopper chooses the amount (customPriceRange). @default a fixed price */
  readonly priceRange?: { readonly from: Paise; readonly to: Paise } | undefined
  /** A short note about gifts of this kind, such as about cakes. */
  readonly note: string | undefined
  /** Points earned per unit; 0 when none are. */
  readonly earnPoints: number
  /** Reviews, newest first. */
  readonly reviews: readonly Review[]
  /** URL of a page of all its reviews, if the store supplied one; `undefined` for the usual page. */
  readonly reviewsHref: string | undefined
  /** Products that make this gift extra special. */
  readonly together: readonly ProductCard[]
  /** Products of its kind. */
  readonly similar: readonly ProductCard[]
  readonly meta: { readonly title: string; readonly description: string }
}

/** Parses product info (specification 2, section 3). */
export const productInfoSchema = pipe(
  object({
    nid: productIdSchema,
    sku: string(),
    title: string(),
    type: string(),
    alias: localPathSchema,
    category: optional(picklist(['Corporate', 'other']), 'other'),
    moq: optional(nullable(pipe(number(), integer(), minValue(2))), null),
    price: rupeesSchema,
    list_price: rupeesSchema,
    images: picturesSchema,
    contains: array(string()),
    description: string(),
    caringTips: array(string()),
    withEgg: nullable(boolean()),
    out_of_stock: boolean(),
    showAddon: optional(boolean(), false),
    ...productDeliverySchemaFields,
    ...deliveryPromiseSchemaFields,
    rating_recommends: nullable(object({ rating: number(), total_review_count: number() })),
    video: nullableProductVideoSchema,
    price_breakup: array(object({ label: string(), price: rupeesSchema })),
    offers: productOffersSchema,
    key_points: optional(keyPointsSchema, []),
    combo_items: optional(comboGiftsSchema, []),
    attributes: optional(productAttributesSchema, {}),
    ...personalisationSchemaFields,
    variant: variantGroupsSchema,
    disclaimer: array(string()),
    international_disclaimer: optional(array(string()), []),
    customPriceRange: optional(nullable(object({ start: rupeesSchema, end: rupeesSchema })), null),
    note: nullable(string()),
    earn_points: number(),
    review_list: reviewListSchema,
    view_more_url: optional(nullable(localPathSchema), null),
    relatedProduct: productCardsSchema,
    likeProducts: productCardsSchema,
    ...productFooterSchemaFields,
    breadCrum: breadcrumbItemsSchema,
    metaDetails: object({ title: string(), description: string() }),
  }),
  transform(
    (wire): Product => ({
      id: wire.nid,
      sku: wire.sku,
      title: wire.title,
      type: wire.type,
      href: wire.alias,
      isCorporate: wire.category === 'Corporate',
      minimumOrder: wire.moq ?? undefined,
      price: wire.price,
      listPrice: wire.list_price,
      pictures: wire.images,
      contains: wire.contains,
      description: wire.description,
      careTips: wire.caringTips,
      egg: wire.withEgg === null ? undefined : wire.withEgg ? 'egg' : 'eggless',
      isOutOfStock: wire.out_of_stock,
      showsAddOns: wire.showAddon,
      delivery: parseProductDelivery(wire),
      promise: parseDeliveryPromise(wire),
      rating: wire.rating_recommends
        ? { average: wire.rating_recommends.rating, reviews: wire.rating_recommends.total_review_count }
        : undefined,
      video: wire.video ?? undefined,
      priceParts: wire.price_breakup.map(({ label, price }) => ({ label, amount: price })),
      offers: wire.offers,
      keyPoints: wire.key_points,
      gifts: wire.combo_items,
      attributes: wire.attributes,
      personalised: parsePersonalisationOptions(wire),
      variants: wire.variant,
      disclaimer: wire.disclaimer,
      ...(wire.international_disclaimer.length > 0 && { disclaimerAbroad: wire.international_disclaimer }),
      ...(wire.customPriceRange && {
        priceRange: { from: wire.customPriceRange.start, to: wire.customPriceRange.end },
      }),
      note: wire.note ?? undefined,
      earnPoints: wire.earn_points,
      reviews: wire.review_list,
      reviewsHref: wire.view_more_url ?? undefined,
      together: wire.relatedProduct,
      similar: wire.likeProducts,
      ...parseProductFooter(wire),
      crumbs: wire.breadCrum,
      meta: wire.metaDetails,
    }),
  ),
)

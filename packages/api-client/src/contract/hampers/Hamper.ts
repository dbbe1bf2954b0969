import {
  array,
  check,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  localPathSchema,
  numericBooleanSchema,
  type ProductId,
  type ProductPicture,
  pictureWithFallbackSchema,
  productIdSchema,
} from '../wire/index.ts'
import { monthDaySchema } from '../wire/monthDaySchema.ts'

/** A gift that can be added to a hamper. */
export interface HamperItem {
  readonly id: ProductId
  readonly sku: string
  readonly title: string
  /** Price of one unit. */
  readonly price: Paise
  readonly picture: ProductPicture
  /** Units in stock, capped at the step's maximum. */
  readonly stock: number
  /** Days of the year on which it is not delivered, `MM-DD`. @default none */
  readonly blockedDays?: readonly string[] | undefined
}

/** A step of a hamper (specification 2, section 3: Hamper step). */
export interface HamperStep {
  /** Id of the step, unique in the hamper; the same in the hamper's courier variant. */
  readonly id: string
  readonly title: string
  /** Minimum number of units; 0 makes the step optional. */
  readonly min: number
  /** Maximum number of units. */
  readonly max: number
  readonly items: readonly HamperItem[]
}

/** An optional message by the shopper. */
export interface HamperMessage {
  /** Id of the attribute that stores the message. */
  readonly attribute: number
  /** Label of the message. */
  readonly label: string
  /** Maximum number of characters. */
  readonly limit: number
  /** Whether an order needs it. */
  readonly isRequired: boolean
}

/** A product that the shopper fills step by step: a hamper, a combo or a gift box. */
export interface Hamper {
  readonly id: ProductId
  readonly title: string
  /** URL of the product page. */
  readonly href: string
  /** Price of the empty hamper. */
  readonly price: Paise
  readonly picture: ProductPicture
  /** Steps in order; at least one. */
  readonly steps: readonly HamperStep[]
  /** Days from today to the first selectable date; below 0 when it cannot be delivered to the requested city. */
  readonly offsetDays: number
  /** Days of the year on which it is not delivered, `MM-DD`; its items may have more. @default none */
  readonly blockedDays?: readonly string[] | undefined
  /**
   * The courier variant of the hamper: used when the date or the offset is 2 or more days ahead (specification 2,
   * section 4).
   */
  readonly courierId: ProductId | undefined
  /** The message that the hamper takes; missing when it takes none. */
  readonly message: HamperMessage | undefined
  /** Whether a pincode must be chosen before it can be bought (specification 2, section 5: courier custom products). */
  readonly needsPincode: boolean
  readonly isOutOfStock: boolean
}

const count = pipe(number(), integer(), minValue(0))

const item = pipe(
  object({
    sku: string(),
    node_id: productIdSchema,
    long_title: string(),
    sell_price: rupeesSchema,
    images: pipe(array(pictureWithFallbackSchema), minLength(1)),
    stock: count,
    blocked_days: optional(array(monthDaySchema)),
  }),
  transform(
    (wire): HamperItem => ({
      id: wire.node_id,
      sku: wire.sku,
      title: wire.long_title,
      price: wire.sell_price,
      picture: wire.images[0] ?? nothing,
      stock: wire.stock,
      blockedDays: wire.blocked_days,
    }),
  ),
)

// Placeholder that is never shown, because the schema rejects an item without a picture.
const nothing: ProductPicture = { src: '/', srcSet: '', alt: '', width: 1, height: 1 }

const step = pipe(
  object({ step: string(), title: string(), min: count, max: count, items: array(item) }),
  check(({ min, max }) => min <= max, 'min is not above max'),
  transform(({ step, ...rest }): HamperStep => ({ id: step, ...rest })),
)

/** Parses a hamper with its steps (specification 2, section 3). */
export const hamperResponseSchema = pipe(
  object({
    result: object({
      nid: productIdSchema,
      title: string(),
      prod_link: localPathSchema,
      sell_price: rupeesSchema,
      image: pictureWithFallbackSchema,
      steps: pipe(array(step), minLength(1), maxLength(50)),
      offset: pipe(number(), integer()),
      blocked_days: optional(array(monthDaySchema)),
      courier_nid: optional(productIdSchema),
      message: optional(
        object({ aid: count, label: string(), msg_limit: count, required: numericBooleanSchema }),
      ),
      pincode_required: numericBooleanSchema,
      out_of_stock: numericBooleanSchema,
    }),
  }),
  transform(
    ({ result: wire }): Hamper => ({
      id: wire.nid,
      title: wire.title,
      href: wire.prod_link,
      price: wire.sell_price,
      picture: wire.image,
      steps: wire.steps,
      offsetDays: wire.offset,
      blockedDays: wire.blocked_days,
      courierId: wire.courier_nid,
      message: wire.message && {
        attribute: wire.message.aid,
        label: wire.message.label,
        limit: wire.message.msg_limit,
        isRequired: wire.message.required,
      },
      needsPincode: wire.pincode_required,
      isOutOfStock: wire.out_of_stock,
    }),
  ),
)

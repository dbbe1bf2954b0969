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
import { type Paise, rupees } from '../money/index.ts'
import { flag, localPath, type ProductId, type ProductPicture, picture, productId } from '../wire/index.ts'

/** A gift that can go into a hamper. */
export interface HamperItem {
  readonly id: ProductId
  readonly sku: string
  readonly title: string
  /** Price of one. */
  readonly price: Paise
  readonly picture: ProductPicture
  /** Pieces there are; never told higher than the step takes. */
  readonly stock: number
}

/** A step of a hamper (specification 2, section 3: Hamper step). */
export interface HamperStep {
  /** Its own name among the steps; the same in the parcel of the same hamper. */
  readonly id: string
  readonly title: string
  /** Pieces that must be chosen; 0 lets the step be passed by. */
  readonly min: number
  /** Pieces that can be chosen. */
  readonly max: number
  readonly items: readonly HamperItem[]
}

/** Words a shopper may send along. */
export interface HamperMessage {
  /** Number of the attribute they are kept under. */
  readonly attribute: number
  /** What they are called. */
  readonly label: string
  /** Most characters. */
  readonly limit: number
  /** An order needs them. */
  readonly isRequired: boolean
}

/** Something a shopper fills, step by step: a hamper, a combo or a gift box. */
export interface Hamper {
  readonly id: ProductId
  readonly title: string
  /** Address of the product's page. */
  readonly href: string
  /** What it costs before anything is in it. */
  readonly price: Paise
  readonly picture: ProductPicture
  /** In the order in which they are taken; one at least. */
  readonly steps: readonly HamperStep[]
  /** Days from today before which no day can be chosen; below 0 it is not delivered to the city asked about. */
  readonly offsetDays: number
  /** The same hamper as a parcel: taken when the day or the offset is 2 or more (specification 2, section 4). */
  readonly courierId: ProductId | undefined
  /** Missing where it takes no words. */
  readonly message: HamperMessage | undefined
  /** It is not sold before a pincode was chosen (specification 2, section 5: courier custom products). */
  readonly needsPincode: boolean
  readonly isOutOfStock: boolean
}

const count = pipe(number(), integer(), minValue(0))

const item = pipe(
  object({
    sku: string(),
    node_id: productId,
    long_title: string(),
    sell_price: rupees,
    images: pipe(array(picture), minLength(1)),
    stock: count,
  }),
  transform(
    (wire): HamperItem => ({
      id: wire.node_id,
      sku: wire.sku,
      title: wire.long_title,
      price: wire.sell_price,
      picture: wire.images[0] ?? nothing,
      stock: wire.stock,
    }),
  ),
)

// Never seen: the schema refuses an item without a picture.
const nothing: ProductPicture = { src: '/', srcSet: '', alt: '', width: 1, height: 1 }

const step = pipe(
  object({ step: string(), title: string(), min: count, max: count, items: array(item) }),
  check(({ min, max }) => min <= max, 'min is not above max'),
  transform(({ step, ...rest }): HamperStep => ({ id: step, ...rest })),
)

/** Reads a hamper with its steps (specification 2, section 3). */
export const hamperResponse = pipe(
  object({
    result: object({
      nid: productId,
      title: string(),
      prod_link: localPath,
      sell_price: rupees,
      image: picture,
      steps: pipe(array(step), minLength(1), maxLength(50)),
      offset: pipe(number(), integer()),
      courier_nid: optional(productId),
      message: optional(object({ aid: count, label: string(), msg_limit: count, required: flag })),
      pincode_required: flag,
      out_of_stock: flag,
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

import {
  array,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { dayMonthYear, toDayMonthYear } from '../date/index.ts'
import { type UploadId, uploadId } from '../uploads/uploadId.ts'
import { type ProductId, productId } from '../wire/index.ts'
import type { ChosenDelivery } from './ChosenDelivery.ts'

/** A gift as it was chosen: what tells its line in the cart from every other. */
export interface ChosenGift {
  readonly productId: ProductId
  /** Where it goes, when that was chosen. */
  readonly pincode?: string | undefined
  /** Numbers of the options chosen, by the number of the attribute. */
  readonly choices?:
    | readonly { readonly attribute: number; readonly options: readonly number[] }[]
    | undefined
  /** Words for the gift, by the number of the attribute they are for. */
  readonly texts?: readonly { readonly attribute: number; readonly text: string }[] | undefined
  /** Photos and designs for the gift, by the number of the attribute they are for. */
  readonly photos?: readonly { readonly attribute: number; readonly upload: UploadId }[] | undefined
  /** When it is to arrive. @default the earliest there is */
  readonly delivery?: ChosenDelivery | undefined
}

const whole = pipe(number(), integer(), minValue(0))

/** Most entries of a list that is sent with a gift. */
export const maxListEntries = 20

const choice = pipe(
  strictObject({ aid: whole, option_ids: pipe(array(whole), maxLength(maxListEntries)) }),
  transform(({ aid, option_ids }) => ({ attribute: aid, options: option_ids })),
)

const text = pipe(
  strictObject({ aid: whole, txt: pipe(string(), maxLength(400)) }),
  transform(({ aid, txt }) => ({ attribute: aid, text: txt })),
)

const photo = pipe(
  strictObject({ aid: whole, fid: uploadId }),
  transform(({ aid, fid }) => ({ attribute: aid, upload: fid })),
)

/** A chosen gift on the wire. */
export const giftEntries = {
  nid: productId,
  // Which form a country's codes have, the server checks by the country of the product.
  pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
  options: optional(pipe(array(choice), maxLength(maxListEntries)), []),
  attributes: optional(pipe(array(text), maxLength(maxListEntries)), []),
  files: optional(pipe(array(photo), maxLength(maxListEntries)), []),
  dd: optional(dayMonthYear),
  dth: optional(picklist([1, 2])),
  slot: optional(pipe(string(), maxLength(40))),
}

const gift = strictObject(giftEntries)

/** Reads a chosen gift from the wire. */
export const parseGift = (wire: InferOutput<typeof gift>) => ({
  productId: wire.nid,
  pincode: wire.pincode,
  choices: wire.options,
  texts: wire.attributes,
  photos: wire.files,
  delivery: readDelivery(wire),
})

/** Writes a chosen gift for the wire. */
export const serializeGift = (asked: ChosenGift) => ({
  nid: asked.productId,
  ...(asked.pincode !== undefined && { pincode: asked.pincode }),
  ...(asked.choices?.length && {
    options: asked.choices.map(({ attribute, options }) => ({ aid: attribute, option_ids: [...options] })),
  }),
  ...(asked.texts?.length && {
    attributes: asked.texts.map(({ attribute, text }) => ({ aid: attribute, txt: text })),
  }),
  ...(asked.photos?.length && {
    files: asked.photos.map(({ attribute, upload }) => ({ aid: attribute, fid: upload })),
  }),
  ...(asked.delivery && writeDelivery(asked.delivery)),
})

const readDelivery = ({ dd, dth, slot }: InferOutput<typeof gift>): ChosenDelivery | undefined =>
  dd === undefined ? undefined : { date: dd, by: dth === 2 ? 'courier' : 'vendor', slot }

const writeDelivery = ({ date, by, slot }: ChosenDelivery) => ({
  dd: toDayMonthYear(date),
  dth: by === 'courier' ? (2 as const) : (1 as const),
  ...(slot !== undefined && { slot }),
})

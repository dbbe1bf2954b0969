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
import { dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import { giftTextMaxCodeUnits } from '../rules/giftText.ts'
import { type UploadId, uploadIdSchema } from '../uploads/uploadIdSchema.ts'
import { type ProductId, productIdSchema } from '../wire/index.ts'
import type { ChosenDelivery } from './ChosenDelivery.ts'

/** A gift with its selection: everything that distinguishes its line in the cart from others. */
export interface ConfiguredGift {
  readonly productId: ProductId
  /** Destination pincode, if chosen. */
  readonly pincode?: string | undefined
  /** Ids of the chosen options, by attribute id. */
  readonly choices?:
    | readonly { readonly attribute: number; readonly options: readonly number[] }[]
    | undefined
  /** Personalisation texts, by attribute id. */
  readonly texts?: readonly { readonly attribute: number; readonly text: string }[] | undefined
  /** Photos and designs, by attribute id. */
  readonly photos?: readonly { readonly attribute: number; readonly upload: UploadId }[] | undefined
  /** Chosen delivery. @default the earliest */
  readonly delivery?: ChosenDelivery | undefined
}

const whole = pipe(number(), integer(), minValue(0))

/** Maximum number of entries in a list sent with a gift. */
export const maxChosenGiftEntries = 20

/** Parses the chosen options of an attribute. */
export const chosenOptionsSchema = pipe(
  strictObject({ aid: whole, option_ids: pipe(array(whole), maxLength(maxChosenGiftEntries)) }),
  transform(({ aid, option_ids }) => ({ attribute: aid, options: option_ids })),
)

/** Parses a personalisation text of an attribute. */
export const giftTextSchema = pipe(
  strictObject({ aid: whole, txt: pipe(string(), maxLength(giftTextMaxCodeUnits)) }),
  transform(({ aid, txt }) => ({ attribute: aid, text: txt })),
)

/** Parses a photo or design of an attribute. */
export const giftPhotoSchema = pipe(
  strictObject({ aid: whole, fid: uploadIdSchema }),
  transform(({ aid, fid }) => ({ attribute: aid, upload: fid })),
)

/** Wire fields of a chosen gift. */
export const chosenGiftFields = {
  nid: productIdSchema,
  // The server validates the format by the country of the product.
  pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
  options: optional(pipe(array(chosenOptionsSchema), maxLength(maxChosenGiftEntries)), []),
  attributes: optional(pipe(array(giftTextSchema), maxLength(maxChosenGiftEntries)), []),
  files: optional(pipe(array(giftPhotoSchema), maxLength(maxChosenGiftEntries)), []),
  dd: optional(dayMonthYearSchema),
  dth: optional(picklist([1, 2])),
  slot: optional(pipe(string(), maxLength(40))),
}

const gift = strictObject(chosenGiftFields)

/** Parses a chosen gift from the wire. */
export const parseChosenGift = (wire: InferOutput<typeof gift>) => ({
  productId: wire.nid,
  pincode: wire.pincode,
  choices: wire.options,
  texts: wire.attributes,
  photos: wire.files,
  delivery: readDelivery(wire),
})

/** Serializes a chosen gift for the wire. */
export const serializeChosenGift = (asked: ConfiguredGift) => ({
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

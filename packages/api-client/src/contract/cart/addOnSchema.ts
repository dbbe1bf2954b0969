import {
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot'
import { candleLimits, maxCandleNumber } from '../rules/candleNumber.ts'
import { greetingCardMaxCodeUnits } from '../rules/cardLimits.ts'
import { quantityLimits } from '../rules/quantity.ts'
import { productIdSchema } from '../wire/index.ts'
import type { ChosenAddOn } from './ChosenAddOn.ts'

const whole = pipe(number(), integer(), minValue(0))

/** Parses a gift's add-on (specification 2, section 7: add-ons, birthday number, occasion). */
export const addOnSchema = pipe(
  strictObject({
    nid: productIdSchema,
    qty: pipe(number(), integer(), minValue(quantityLimits.min), maxValue(quantityLimits.max)),
    birthday_number: optional(
      pipe(number(), integer(), minValue(candleLimits.least), maxValue(maxCandleNumber)),
    ),
    occasion: optional(whole),
    txt: optional(pipe(string(), maxLength(greetingCardMaxCodeUnits))),
  }),
  transform(
    ({ nid, qty, birthday_number, occasion, txt }): ChosenAddOn => ({
      productId: nid,
      quantity: qty,
      candleNumber: birthday_number,
      occasion,
      text: txt,
    }),
  ),
)

/** Serializes a gift's add-on. */
export const serializeAddOn = ({
  productId: nid,
  quantity,
  candleNumber,
  occasion,
  text: txt,
}: ChosenAddOn) => ({
  nid,
  qty: quantity,
  ...(candleNumber !== undefined && { birthday_number: candleNumber }),
  ...(occasion !== undefined && { occasion }),
  ...(txt !== undefined && { txt }),
})

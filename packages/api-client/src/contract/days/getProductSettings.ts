import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { numericBooleanSchema, type ProductId, productIdStringSchema } from '../wire/index.ts'

/** Store settings that depend on product and city. */
export interface ProductSettings {
  /** Cut-off hour in India for the first delivery date. */
  readonly cutoffHour: number
  /** Delivery charge, and the order value from which delivery is free. */
  readonly deliveryCharge: Paise
  readonly freeFrom: Paise
  /** Whether time slots can be chosen there. */
  readonly hasSlots: boolean
}

/** GET site settings by product when the city changes (specification 2, section 7). */
export const getProductSettings = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/product-settings',
  summary: 'Returns the settings of the store that depend on product and city.',
  specification: ['2, section 7: Fetch site settings by product nid when the city changes'],
  caller: 'public',
  rateClass: 'availability',
  input: pipe(
    strictObject({ nid: productIdStringSchema, city: pipe(string(), minLength(1), maxLength(80)) }),
    transform(({ nid, city }) => ({ productId: nid, city })),
  ),
  answer: pipe(
    object({
      cutoff: pipe(number(), integer(), minValue(1), maxValue(24)),
      delivery_charge: rupeesSchema,
      free_from: rupeesSchema,
      has_slots: numericBooleanSchema,
    }),
    transform(
      (wire): ProductSettings => ({
        cutoffHour: wire.cutoff,
        deliveryCharge: wire.delivery_charge,
        freeFrom: wire.free_from,
        hasSlots: wire.has_slots,
      }),
    ),
  ),
  encode: ({ productId, city }: { readonly productId: ProductId; readonly city: string }) => ({
    nid: String(productId),
    city,
  }),
})

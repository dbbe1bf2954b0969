import { maxLength, optional, picklist, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import type { ProductId } from '../wire/index.ts'
import { hamperResponseSchema } from './Hamper.ts'

/** The hamper and the delivery location. */
export interface HamperQuery {
  /** The product's id, or the last part of its URL. */
  readonly id: ProductId | string
  /** ISO numeric country of the chosen location, if any. */
  readonly country?: number | undefined
  /** City of the chosen location, if any. */
  readonly city?: string | undefined
}

/** GET get-hamper (specification 1, section 7): the steps of a hamper, with their items. */
export const getHamper = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/get-hamper/{id}',
  summary: 'Returns the steps of a hamper and their items.',
  specification: [
    '1, section 7, Delivery, wishlist, location: GET /api/{brand}/fa/get-hamper/{id}',
    '2, section 7: Fetch hamper items',
  ],
  caller: 'public',
  rateClass: 'availability',
  input: pipe(
    strictObject({
      id: pipe(string(), maxLength(120), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      rsource: picklist(['web', 'mob']),
      fc_cn: optional(pipe(string(), regex(/^\d{1,3}$/))),
      city: optional(pipe(string(), maxLength(80))),
    }),
    transform(({ id, fc_cn, city }) => ({
      id: /^\d{1,9}$/.test(id) ? Number(id) : id,
      country: fc_cn === undefined ? undefined : Number(fc_cn),
      city: city === '' ? undefined : city,
    })),
  ),
  answer: hamperResponseSchema,
  encode: ({ id, country, city }: HamperQuery) => ({
    id: String(id),
    rsource: 'web' as const,
    ...(country === undefined ? {} : { fc_cn: String(country) }),
    ...(city === undefined ? {} : { city }),
  }),
})

import { boolean, literal, maxLength, object, pipe, strictObject, string, transform, uuid } from 'valibot'
import { defineCall } from '../call/index.ts'
import { instantSchema } from '../wire/index.ts'
import { trackedEventNameSchema, trackedPathSchema } from './trackedText.ts'

/** A checkout step of a visitor who consented to analytics. */
export interface TrackedCheckoutStep {
  /** UUID of the record: stored once per UUID. */
  readonly id: string
  /** UUID of the visit. */
  readonly visit: string
  /** Slug of the store. */
  readonly site: string
  /** Name of the step: `cart`, `login`, `checkout`, `order`. */
  readonly step: string
  /** Path of the page, masked by `maskPath`. */
  readonly path: string
  /** Time of the step by the visitor's clock, as ISO 8601 in UTC. */
  readonly at: string
  readonly isMobile: boolean
  /** Start of the visit, as ISO 8601 in UTC. */
  readonly visitStartedAt: string
}

/** POST a checkout step (specification 1, section 7: place-order step record). */
export const recordCheckoutStep = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/order-step',
  summary: 'Records a step of the checkout funnel.',
  specification: ['1, section 7, Cart: place-order step record'],
  caller: 'public',
  form: 'beacon',
  rateClass: 'beacon',
  maxBody: 4 * 1024,
  input: pipe(
    strictObject({
      id: pipe(string(), uuid()),
      uuid: pipe(string(), uuid()),
      site: pipe(string(), maxLength(40)),
      step: trackedEventNameSchema,
      url: trackedPathSchema,
      date: instantSchema,
      is_mobile: boolean(),
      session_start: instantSchema,
    }),
    transform(
      (wire): TrackedCheckoutStep => ({
        id: wire.id,
        visit: wire.uuid,
        site: wire.site,
        step: wire.step,
        path: wire.url,
        at: wire.date,
        isMobile: wire.is_mobile,
        visitStartedAt: wire.session_start,
      }),
    ),
  ),
  answer: object({ status: literal(true) }),
  encode: ({ id, visit, site, step, path, at, isMobile, visitStartedAt }: TrackedCheckoutStep) => ({
    ...{ id, uuid: visit, site, step, url: path, date: at },
    is_mobile: isMobile,
    session_start: visitStartedAt,
  }),
})

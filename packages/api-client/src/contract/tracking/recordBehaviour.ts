import {
  array,
  boolean,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { instantSchema } from '../wire/index.ts'
import {
  serializeTrackedCart,
  serializeTrackedProduct,
  type TrackedCart,
  type TrackedProduct,
  trackedCartSchema,
  trackedProductSchema,
} from './TrackedGoods.ts'
import { trackedEventNameSchema, trackedPathSchema } from './trackedText.ts'

/** An event of a visitor who consented to analytics; it does not identify them. */
export interface BehaviourEvent {
  /** UUID of the event: stored once per UUID, however often it is sent. */
  readonly id: string
  /** UUID of the visit, which ends half an hour after the last event. */
  readonly visit: string
  /** Name of the event, such as `view_item`. */
  readonly event: string
  /** Slug of the store. */
  readonly site: string
  /** Where the event happened: on a desktop, on a phone, or in the store's app. */
  readonly source: 'web' | 'mob' | 'app'
  /** Path of the page, masked by `maskPath`. */
  readonly path: string
  readonly product?: TrackedProduct | undefined
  readonly cart?: TrackedCart | undefined
  readonly isMobile: boolean
  /** Time of the event by the visitor's clock, as ISO 8601 in UTC. */
  readonly at: string
}

/** Maximum number of events per call. */
export const maxBehaviourEvents = 20

const item = pipe(
  strictObject({
    id: pipe(string(), uuid()),
    uuid: pipe(string(), uuid()),
    event: trackedEventNameSchema,
    site: pipe(string(), maxLength(40)),
    source: picklist(['web', 'mob', 'app']),
    url: trackedPathSchema,
    product_info: optional(trackedProductSchema),
    cart_info: optional(trackedCartSchema),
    is_mobile: boolean(),
    date: instantSchema,
  }),
  transform(
    (wire): BehaviourEvent => ({
      id: wire.id,
      visit: wire.uuid,
      event: wire.event,
      site: wire.site,
      source: wire.source,
      path: wire.url,
      product: wire.product_info,
      cart: wire.cart_info,
      isMobile: wire.is_mobile,
      at: wire.date,
    }),
  ),
)

/**
 * POST a visitor's events (specification 1, section 7: user-data); only the server has the API key of the analytics
 * service.
 */
export const recordBehaviour = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/user-data',
  summary: 'Records analytics events of a visitor; the response is the same whatever is stored.',
  specification: [
    '1, section 7, Delivery, wishlist, location: POST to a behaviour-tracking endpoint (user-data)',
  ],
  caller: 'public',
  form: 'beacon',
  rateClass: 'beacon',
  maxBody: 64 * 1024,
  input: pipe(
    strictObject({
      env: picklist(['live', 'dev']),
      items: pipe(array(item), minLength(1), maxLength(maxBehaviourEvents)),
    }),
    transform(({ items }): readonly BehaviourEvent[] => items),
  ),
  answer: object({ status: literal(true) }),
  encode: ({ env, items }: { readonly env: 'live' | 'dev'; readonly items: readonly BehaviourEvent[] }) => ({
    env,
    items: items.map(({ id, visit, event, site, source, path, product, cart, isMobile, at }) => ({
      ...{ id, uuid: visit, event, site, source, url: path, is_mobile: isMobile, date: at },
      ...(product && { product_info: serializeTrackedProduct(product) }),
      ...(cart && { cart_info: serializeTrackedCart(cart) }),
    })),
  }),
})

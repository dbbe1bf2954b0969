import type { CallGroupDocs } from '../call/index.ts'
import { trackedProductSchema } from './TrackedGoods.ts'
import type { trackingCalls } from './trackingCalls.ts'

/** API reference of analytics. */
export const trackingCallDocs: CallGroupDocs<typeof trackingCalls> = {
  schemas: { TrackedProduct: trackedProductSchema },
  fields: {
    all: {
      id: 'UUID of the event: it is stored once, however often it is sent.',
      uuid: 'UUID of the visit, which ends half an hour after the last event.',
      site: 'Slug of the store.',
      url: 'Path of the page, without what identifies a person or an order.',
      is_mobile: 'Whether the store is viewed on a phone.',
      date: 'Time by the visitor’s clock, ISO 8601 in UTC.',
    },
    TrackedProduct: { price: 'Price of one unit in rupees.', quantity: 'Units.' },
    behaviour: {
      env: 'Whether the events are real or of a test.',
      items: 'The events.',
      'items.event': 'Name of the event, such as `view_item`.',
      'items.source': 'Where the store is viewed.',
      'items.product_info': 'The product that it concerns.',
      'items.cart_info': 'The cart that it concerns.',
      'items.cart_info.total': 'Total of the cart in rupees.',
      'items.cart_info.items': 'Products of the cart.',
    },
    step: {
      step: 'Name of the step, such as `cart`, `login`, `checkout` or `order`.',
      session_start: 'Start of the visit, ISO 8601 in UTC.',
    },
    webVitals: {
      page: 'Name of the page, such as `product`.',
      vitals: 'The vitals of this page view.',
      'vitals.name': 'The vital: loading, responsiveness, visual stability, first paint or first byte.',
      'vitals.value': 'Milliseconds; the layout shift (CLS) has no unit.',
    },
  },
  calls: {},
}

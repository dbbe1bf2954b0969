import type { CallGroupDocs } from '../call/index.ts'
import type { hamperCalls } from './hamperCalls.ts'

/** API reference of hampers. */
export const hampersCallDocs: CallGroupDocs<typeof hamperCalls> = {
  schemas: {},
  fields: {
    get: {
      id: 'Id of the product, or its slug.',
      city: 'City of the chosen location.',
      'result.prod_link': 'Path of the product page.',
      'result.sell_price': 'Price of the empty hamper in rupees.',
      'result.steps': 'Steps in order; at least one.',
      'result.steps.step': 'Id of the step.',
      'result.steps.min': 'Fewest units; 0 makes the step optional.',
      'result.steps.max': 'Most units.',
      'result.steps.items': 'Gifts to choose from.',
      'result.steps.items.node_id': 'Id of the product.',
      'result.steps.items.long_title': 'Title of the gift.',
      'result.steps.items.images': 'Pictures of the gift; at least one.',
      'result.steps.items.stock': 'Units in stock; never reported higher than the step’s maximum.',
      'result.steps.items.blocked_days': 'Days of the year without its delivery, MM-DD; missing without any.',
      'result.blocked_days': 'Days of the year without delivery of the hamper, MM-DD; missing without any.',
      'result.offset': 'Days from today to the first date; below 0 if it cannot be delivered there.',
      'result.courier_nid':
        'Id of the hamper’s courier variant, used if the date or the offset is 2 or more.',
      'result.message': 'The message that it takes; missing without one.',
      'result.message.aid': 'Id of the attribute that stores the message.',
      'result.message.label': 'Label of the message.',
      'result.message.msg_limit': 'Most characters.',
      'result.message.required': '1 if an order needs it.',
      'result.pincode_required': '1 if a pincode must be chosen first.',
      'result.out_of_stock': '1 if it cannot be ordered now.',
    },
    add: {
      nid: 'Id of the hamper, or of its courier variant.',
      items: 'Chosen gifts.',
      'items.node_id': 'Id of the product.',
      'items.step': 'Id of the step.',
      cart_type: 'Button that was pressed.',
      date: 'Delivery date, DD-MM-YYYY.',
      message: 'Message of the shopper.',
      addons: 'Add-ons, each a line of its own that belongs to the hamper’s line.',
      ci_id: 'Id of the line: in a request the one to replace, in a response the hamper’s.',
      key: 'Idempotency key, a UUID: a repeated request with it adds the hamper once.',
      cart_count: 'Units in the cart; a hamper counts as one.',
    },
  },
  calls: {
    add: {
      errors: {
        400: ['message_long'],
        404: ['line_gone', 'not_found'],
        409: [
          'cart_full',
          'date_gone',
          'hamper_full',
          'hamper_lacking',
          'out_of_stock',
          'pincode_missing',
          'quantity_limit',
        ],
      },
      cookies: ['hint', 'sid'],
    },
  },
}

import {
  array,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'

const text = pipe(string(), minLength(1), maxLength(100))
const amount = pipe(number(), minValue(0))
const count = pipe(number(), integer(), minValue(1))
// Analytics use rupees, independent of the display currency (specification 2, section 9).
const currency = literal('INR')

const item = strictObject({
  item_id: pipe(string(), regex(/^\d+$/)),
  item_name: optional(text),
  item_list_id: optional(text),
  item_list_name: optional(text),
  /** Position in its list, starting at 0. */
  index: optional(pipe(number(), integer(), minValue(0))),
  /** Unit price in rupees. */
  price: optional(amount),
  quantity: optional(count),
})

const items = pipe(array(item), maxLength(200))
const some = pipe(items, minLength(1))
const ofGoods = { currency, value: amount, items: some }
const list = { item_list_id: text, item_list_name: text }

/** Schemas of the Google Analytics 4 events that the store tracks, by name. */
export const ga4EventSchemas = {
  page_view: strictObject({ page_path: text, page_type: text }),
  view_item_list: strictObject({ ...list, items: some }),
  select_item: strictObject({ ...list, items: some }),
  view_item: strictObject(ofGoods),
  add_to_wishlist: strictObject(ofGoods),
  add_to_cart: strictObject(ofGoods),
  remove_from_cart: strictObject(ofGoods),
  view_cart: strictObject({ currency, value: amount, items }),
  begin_checkout: strictObject(ofGoods),
  add_payment_info: strictObject({ currency, value: amount, payment_type: text }),
  purchase: strictObject({ transaction_id: text, currency, value: amount, items }),
  login: strictObject({ method: text }),
  sign_up: strictObject({ method: text }),
  search: strictObject({ search_term: text }),
  share: strictObject({ method: text, content_type: literal('product'), item_id: text }),
  generate_lead: strictObject({ currency, value: amount }),
} as const

/** Name of a standard Google Analytics 4 event. */
export type Ga4EventName = keyof typeof ga4EventSchemas

/** A product as a Google Analytics 4 item. */
export type Ga4Item = InferOutput<typeof item>

/** Parameters of an event. */
export type Ga4EventParams<Name extends Ga4EventName> = InferOutput<(typeof ga4EventSchemas)[Name]>

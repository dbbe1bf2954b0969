import type { Paise } from '../contract/money/index.ts'
import type { ApiError } from '../contract/problem/index.ts'
import { candleErrorMessages } from '../contract/rules/candleNumber.ts'
import { formatPrice } from '../contract/rules/formatPrice.ts'
import { quantityLimits } from '../contract/rules/quantity.ts'

/** An HTTP error of the shop. */
export type FakeHttpError = Extract<ApiError, { readonly kind: 'refused' }>

const sorry = 'Something went wrong, Please try again...'
const refuse = (status: number, code: string, message = sorry, field?: string): FakeHttpError => ({
  kind: 'refused',
  status,
  code,
  message,
  ...(field === undefined ? {} : { field }),
})

/** The shop's HTTP errors, with its own codes and messages. */
export const fakeHttpErrors = {
  lineGone: refuse(404, 'line_gone'),
  notFound: refuse(404, 'not_found'),
  addKeyUsed: refuse(409, 'add_key_used', sorry, 'key'),
  candleNumber: refuse(400, 'candle_number', candleErrorMessages.range, 'addons'),
  occasion: refuse(400, 'occasion', 'Please select a valid occasion', 'addons'),
  invalid: refuse(400, 'invalid', sorry, 'attributes'),
  quantityLimit: refuse(409, 'quantity_limit', `You can have ${quantityLimits.max} of one gift at most.`),
  freeLine: refuse(409, 'free_line', 'This free gift’s quantity can’t be changed.'),
  messageChanged: refuse(409, 'message_changed', 'This message has changed. Please review it.'),
  messageEmpty: refuse(422, 'message_empty', 'This field cannot be empty.', 'u_msg'),
  cartChanged: refuse(409, 'cart_changed', 'Your cart has changed. Please review it.'),
  severalCountries: refuse(
    409,
    'several_countries',
    "You've added products from different countries. Select items from one country.",
  ),
  couponUnknown: refuse(422, 'coupon_unknown', 'This coupon is not valid.', 'coupon_code'),
  couponMinimum: (from: Paise) =>
    refuse(422, 'coupon_minimum', `This coupon is for gifts of ${formatPrice(from)} or more.`, 'coupon_code'),
  loginRequired: refuse(401, 'login_required', 'Please login to redeem reward points'),
  messageMissing: (title: string) => refuse(409, 'message_missing', `Please add the message for ${title}.`),
  messageSigns: (status: 400 | 422) =>
    refuse(status, 'message_signs', 'Accepted characters: letters, digits, space and - _ @ ( ) ! / &.'),
  messageLong: (status: 400 | 422, limit: number) =>
    refuse(status, 'message_long', `Maximum ${limit} characters allowed`),
} as const

/** Result of a change of the fake cart: the new lines of the cart, or the error. */
export type FakeCallResult<Value> = { readonly value: Value } | { readonly refused: FakeHttpError }

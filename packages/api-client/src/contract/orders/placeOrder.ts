import {
  check,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  trim,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Paise, rupeesSchema, toRupees } from '../money/index.ts'
import {
  type AddressType,
  type AlternateContact,
  parseAddressType,
  serializeAddressType,
} from '../rules/addressType.ts'
import { isPersonName } from '../rules/isPersonName.ts'
import { senderTextLimits } from '../rules/senderTextLimits.ts'
import type { Receiver } from '../rules/validateReceiver.ts'
import { localPathSchema, maxCharacters } from '../wire/index.ts'
import {
  alternateNumberFields,
  parseAlternateNumber,
  receiverRequestSchema,
  serializeAlternateNumber,
} from './receiverSchema.ts'

/** An order as the shopper confirms it. */
export interface PlaceOrderRequest {
  /** Idempotency key: the UUID of the first click; the same key never creates a second order. */
  readonly orderKey: string
  /** Version of the cart the shopper saw. */
  readonly version: number
  /** The total the shopper saw: an order at another price is rejected. The server sets the price itself. */
  readonly total: Paise
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
  /** Type of the address; saved with it in the address book. @default 'other' */
  readonly addressType?: AddressType | undefined
  /** Another number that the courier can call. @default none */
  readonly alternate?: AlternateContact | undefined
  /** Note for the courier. @default nothing */
  readonly courierNote?: string | undefined
}

/** POST the order: validates receiver, address and sender's message, reserves the stock and fixes the price. */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/place',
  summary: 'Places the order of the cart; a request repeated with the same key places it once.',
  specification: ['1, section 7, Cart: place order, its second step (docs/decisions/0002)'],
  caller: 'verifiedUser',
  isIdempotent: true,
  rateClass: 'order',
  owns: { order_key: 'orderKey' },
  input: pipe(
    strictObject({
      order_key: pipe(string(), uuid()),
      version: pipe(number(), integer(), minValue(0)),
      total_amt: rupeesSchema,
      receiver: receiverRequestSchema,
      senderName: pipe(string(), trim(), maxCharacters(senderTextLimits.name), check(isPersonName, 'a name')),
      message: pipe(string(), trim(), maxCharacters(senderTextLimits.message)),
      addressType: optional(picklist(['1', '2', '3'])),
      ...alternateNumberFields,
      courierNote: optional(pipe(string(), trim(), maxCharacters(senderTextLimits.courierNote)), ''),
    }),
    transform(
      ({
        order_key,
        total_amt,
        addressType,
        alternateCountryCode,
        alternateContactNumber,
        ...rest
      }): PlaceOrderRequest => {
        const { courierNote, ...order } = rest
        return {
          ...order,
          orderKey: order_key,
          total: total_amt,
          ...(addressType && { addressType: parseAddressType(addressType) }),
          ...parseAlternateNumber({ alternateCountryCode, alternateContactNumber }),
          ...(courierNote !== '' && { courierNote }),
        }
      },
    ),
  ),
  answer: pipe(
    object({ status: literal(true), order_id: string(), next: localPathSchema }),
    transform(({ order_id, next }): { readonly orderId: string; readonly href: string } => ({
      orderId: order_id,
      href: next,
    })),
  ),
  encode: ({ orderKey, total, addressType, alternate, ...order }: PlaceOrderRequest) => ({
    ...order,
    order_key: orderKey,
    total_amt: toRupees(total),
    ...(addressType && { addressType: serializeAddressType(addressType) }),
    ...serializeAlternateNumber(alternate),
  }),
})

import {
  outOfStockSeparator,
  type StartOrderRequest,
  type StartOrderResponse,
} from '@store/api-client/contract/cart'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { HttpError } from '../../http/HttpError.ts'
import type { RequestContext } from '../../http/RequestContext.ts'
import type { LocalizedText } from '../../messages/ServerMessages.ts'
import type { PaymentProvider } from '../../payment/index.ts'
import { listLineCountries } from '../delivery/listLineCountries.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { findMissingText } from '../personalisation/personalisationText.ts'
import { calculateLineCharges } from '../pricing/calculateLineCharges.ts'
import { calculateTotals } from '../pricing/calculateTotals.ts'
import type { SerializableCart } from '../reading/SerializableCart.ts'
import { assertPayable } from './assertPayable.ts'
import { getRequiredStock, type RequiredStock } from './getRequiredStock.ts'

/**
 * Checks whether the cart can be ordered as the shopper saw it, and returns the next step. It does not reserve stock.
 */
export function startOrder(
  { version, lines, deductions }: SerializableCart,
  asked: StartOrderRequest,
  payments: readonly PaymentProvider[],
  { messages, translate }: Pick<RequestContext, 'messages' | 'translate'>,
): StartOrderResponse {
  if (lines.length === 0 || version !== asked.version) throw cartChangedError()
  const ordered = requireOrderableLines(lines)
  const shortages = short(ordered).map((need) => formatStockShortage(need)(messages, translate))
  if (shortages.length > 0) return { kind: 'outOfStock', messages: shortages }
  const [country = indiaIsoCode] = listLineCountries(ordered)
  const { total } = calculateTotals(calculateLineCharges(ordered), [country], deductions)
  assertPayable({ total, country }, payments)
  return { kind: 'forward', href: `/checkout?key=${asked.orderKey}` }
}

/** Returns the lines to order; throws if they are delivered to several countries, or if a required text is missing. */
export function requireOrderableLines(all: readonly StoredLine[]): readonly StoredLine[] {
  const lines = all.filter(({ isDeclined }) => !isDeclined)
  if (listLineCountries(lines).length > 1) {
    throw new HttpError(409, 'several_countries', ({ errors }) => errors.severalCountries)
  }
  const mute = lines.find(({ attributes }) => findMissingText(attributes))
  if (mute) {
    throw new HttpError(409, 'message_missing', ({ errors }, translate) =>
      errors.messageMissing(translate(mute.product.title)),
    )
  }
  return lines
}

// The same gift may be sent to several locations, so its units are summed.
function short(lines: readonly StoredLine[]): readonly RequiredStock[] {
  const wanted = Map.groupBy(getRequiredStock(lines), ({ nid }) => nid)
  return [...wanted.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const pieces = more.reduce((sum, { quantity }) => sum + quantity, first.quantity)
    return first.stock < pieces ? [first] : []
  })
}

/** Creates the error for a cart that has changed since the shopper saw it. */
export const cartChangedError = () => new HttpError(409, 'cart_changed', ({ errors }) => errors.cartChanged)

/** Returns the message for a line with insufficient stock. */
export const formatStockShortage =
  ({ title, stock }: Pick<RequiredStock, 'title' | 'stock'>): LocalizedText =>
  ({ errors }, translate) =>
    stock === 0 ? errors.outOfStock(translate(title)) : errors.fewLeft(translate(title), stock)

/** Serializes the next step of an order for the API response; the out-of-stock messages are sent as one string. */
export const serializeNextOrderStep = (start: StartOrderResponse) =>
  start.kind === 'forward'
    ? { status: true as const, next: start.href }
    : { status: true as const, out_of_stock: start.messages.join(outOfStockSeparator) }

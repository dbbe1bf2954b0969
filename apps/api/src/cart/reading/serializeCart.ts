import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { cartCalls } from '@store/api-client/contract/cart'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { ListedProduct } from '../../catalogue/index.ts'
import { localize } from '../../messages/localize.ts'
import type { ServerMessages } from '../../messages/ServerMessages.ts'
import { getCountryName } from '../../places/index.ts'
import { listLineCountries } from '../delivery/listLineCountries.ts'
import { countUnits } from '../lines/countUnits.ts'
import { calculateLineCharges } from '../pricing/calculateLineCharges.ts'
import { type CartTotalsRow, calculateTotals } from '../pricing/calculateTotals.ts'
import type { SerializableCart } from './SerializableCart.ts'
import { serializeLine } from './serializeLine.ts'

type CartWire = SerializedResponseOf<(typeof cartCalls)['list']>['result']
type Through = CartWire['prods'][number]['delivery_through']

/** Serializes a cart for the API response, in a language. */
export function serializeCart(
  content: SerializableCart,
  now: Date,
  messages: ServerMessages,
): { readonly result: CartWire } {
  const { lines, saved, places, offered, deductions } = content
  const around = { lines, places, now, messages }
  const written = lines.map((line) => serializeLine(line, around))
  const prods = written.map(({ wire }) => wire)
  const countries = listLineCountries(lines)
  const bill = calculateTotals(calculateLineCharges(lines), countries, deductions)
  const idsBy = (through: Through) => {
    const those = prods.filter((line) => line.delivery_through === through)
    const byCountry = Map.groupBy(those, (line) => `${line.delivery_country}`)
    return Object.fromEntries([...byCountry].map(([country, found]) => [country, found.map(idOf)]))
  }
  return {
    result: {
      version: content.version,
      prods,
      saved_prods: saved.map((line) => serializeLine(line, { ...around, lines: saved }).wire),
      vendor_prod: idsBy('vendor'),
      courier_prod: idsBy('courier'),
      all_country: Object.fromEntries(
        countries.map((number) => [`${number}`, getCountryName(number, messages)]),
      ),
      multiple_country: countries.length > 1,
      price_items: bill.rows.map((row) => writeRow(row, messages)),
      total_amt: toRupees(bill.total),
      total_list_price: toRupees(bill.listTotal),
      saving_amount: toRupees(bill.discount),
      total_items: countUnits(lines),
      currency_hex_code: '&#x20b9;',
      dcMessage: writeChargeMessage(bill.amountToFreeDelivery, messages),
      express_vendor_message:
        written.find(({ expressMessage }) => expressMessage !== '')?.expressMessage ?? '',
      ...(offered.length > 0 && {
        cart_addons: { title: messages.store.cartAddOns, list: offered.map(writeAddOn) },
      }),
      ...(deductions.couponCode !== undefined && { coupon: { coupon_code: deductions.couponCode } }),
      ...(deductions.points && {
        wallet: {
          walletReward: deductions.points.balance,
          redeemable: bill.points.redeemable,
          redeem: deductions.points.isRedeemed ? 1 : 0,
        },
      }),
      continue_shopping: '/',
    },
  }
}

const idOf = ({ ci_id }: { readonly ci_id: string }) => ci_id

const writeRow = (
  { kind, label, amount, atMost }: CartTotalsRow,
  messages: ServerMessages,
): CartWire['price_items'][number] => ({
  kind,
  label: localize(label, messages),
  amt: amount === 'later' ? 'TBD' : toRupees(amount),
  ...(atMost !== undefined && { max_fee: toRupees(atMost) }),
})

// The amount missing for free delivery is rounded up to whole rupees, so that adding gifts of this amount is always
// enough.
const writeChargeMessage = (missing: number, { store }: ServerMessages): string =>
  missing === 0 ? '' : store.moreForFreeDelivery(store.price(paise(Math.ceil(missing / 100) * 100)))

const writeAddOn = ({ nid, title, price, pictures }: ListedProduct) => ({
  nid,
  title,
  image: pictures[0]?.sizes[0]?.src ?? '/',
  image_alt: pictures[0]?.alt ?? '',
  sell_price: toRupees(paise(price)),
})

import type { AnswerWireOf } from '@store/api-client/contract/call'
import type { cartCalls } from '@store/api-client/contract/cart'
import { paise, toRupees } from '@store/api-client/contract/money'
import { earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { india } from '@store/api-client/contract/rules/isPincode'
import { productHref } from '../catalogue/productHref.ts'
import { billCart } from './billCart.ts'
import type { CartContent } from './CartContent.ts'
import type { StoredLine } from './createCartRepo.ts'

type CartWire = AnswerWireOf<(typeof cartCalls)['list']>['result']
type LineWire = CartWire['prods'][number]

/** Writes a cart for the wire. */
export function writeCart(content: CartContent, now: Date): { readonly result: CartWire } {
  const prods = content.lines.map((line) => writeLine(content, line, now))
  const bill = billCart(content.lines.map(({ quantity, product }) => ({ ...product, quantity })))
  const idsBy = (through: LineWire['delivery_through']) => {
    const ids = prods.filter((line) => line.delivery_through === through).map(({ ci_id }) => ci_id)
    return ids.length === 0 ? {} : { [india]: ids }
  }
  return {
    result: {
      version: content.version,
      prods,
      vendor_prod: idsBy('vendor'),
      courier_prod: idsBy('courier'),
      all_country: prods.length === 0 ? {} : { [india]: 'India' },
      multiple_country: false,
      price_items: bill.rows.map(({ label, amount }) => ({ label, amt: toRupees(amount) })),
      total_amt: toRupees(bill.total),
      total_list_price: toRupees(bill.listTotal),
      saving_amount: toRupees(bill.saving),
      total_items: content.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
      currency_hex_code: '&#x20b9;',
    },
  }
}

function writeLine(
  { places }: CartContent,
  { id, quantity, pincode, product }: StoredLine,
  now: Date,
): LineWire {
  const place = places.get(pincode)
  const earliest = place && earliestDelivery(product, place, now)
  return {
    ci_id: id,
    nid: product.nid,
    sku: product.sku,
    title: product.title,
    type: product.type,
    prod_url: product.pictures[0]?.sizes[0]?.src ?? '/',
    prod_link: productHref(product),
    qty: quantity,
    sell_price: toRupees(paise(product.price)),
    list_price_new: toRupees(paise(product.listPrice)),
    sdd_msg: earliest ? `Arrives ${formatDay(earliest.date)} in ${place.city}, ${pincode}` : '',
    delivery_through: earliest?.by ?? (product.through === 'courier' ? 'courier' : 'vendor'),
    delivery_country: india,
  }
}

import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'

/** What a bill is made of. */
export interface BillLine {
  readonly quantity: number
  /** Price and list price of one, in paise. */
  readonly price: number
  readonly listPrice: number
}

/** A bill: what a shopper pays, and for what. */
export interface Bill {
  readonly rows: readonly { readonly label: string; readonly amount: Paise }[]
  readonly total: Paise
  readonly listTotal: Paise
  readonly saving: Paise
}

/** Delivery costs this much, and nothing from the threshold on. */
const deliveryCharge = { amount: paise(49_00), freeFrom: paise(499_00) } as const

/** Adds up a cart; the one place where an amount to pay comes from. */
export function billCart(lines: readonly BillLine[]): Bill {
  const subtotal = sumPaise(lines.map(({ price, quantity }) => paise(price * quantity)))
  const listSubtotal = sumPaise(lines.map(({ listPrice, quantity }) => paise(listPrice * quantity)))
  const delivery =
    lines.length === 0 || subtotal >= deliveryCharge.freeFrom ? paise(0) : deliveryCharge.amount
  return {
    rows: [
      { label: 'Subtotal', amount: subtotal },
      { label: 'Delivery charge', amount: delivery },
    ],
    total: sumPaise([subtotal, delivery]),
    listTotal: sumPaise([listSubtotal, delivery]),
    saving: paise(listSubtotal - subtotal),
  }
}

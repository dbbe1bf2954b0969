import { calculateLineTotals, type PricedLine } from './calculateLineTotals.ts'
import {
  type Currency,
  formatDisplayUnits,
  formatPrice,
  getStruckListPrice,
  roundAmount,
} from './formatPrice.ts'
import { type Paise, paise } from './paise.ts'
import { roundPartsOfSum } from './roundPartsOfSum.ts'

/** The price-related fields of a cart. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Rows of the order summary; `'later'` for an amount not known yet. */
  readonly rows: readonly { readonly kind: string; readonly amount: Paise | 'later' }[]
  readonly total: Paise
  readonly listTotal: Paise
}

/**
 * The amounts of a cart as texts that add up: the lines add up to the row of all items, and the rows add up to the
 * total.
 */
export interface FormattedTotals {
  /** Text of each row's amount; `undefined` if the amount is not known yet. */
  readonly rows: readonly (string | undefined)[]
  /** The discount: the struck-through total minus the total. */
  readonly saving: string
  /** Totals of each line or combo, by id. */
  readonly lines: ReadonlyMap<string, FormattedLineTotals>
}

/** Totals of a line or combo, as texts. */
export interface FormattedLineTotals {
  /** Charged quantity (see `LineTotal`). */
  readonly quantity: number
  /** Total price. */
  readonly total: string
  /** Total at list price, if higher. */
  readonly listTotal: string | undefined
  /** Unit price, if the quantity is above one. */
  readonly each: string | undefined
}

/** Formats the amounts of a cart in a currency, optionally for a locale (see {@link FormattedTotals}). */
export function formatTotals(cart: PricedCart, currency: Currency, locale?: string): FormattedTotals {
  const { rows, lines, total, listTotal } = cart
  const amounts = rows.map(({ amount }) => (amount === 'later' ? paise(0) : amount))
  const totalUnits = roundAmount(total, currency)
  const rowUnits = roundPartsOfSum(amounts, totalUnits, currency)
  const items = rowUnits[rows.findIndex(({ kind }) => kind === 'items')] ?? totalUnits
  const totals = [...calculateLineTotals(lines)]
  const lineUnits = roundPartsOfSum(
    totals.map(([, line]) => line.total),
    items,
    currency,
  )
  return {
    rows: rows.map(({ amount }, place) =>
      amount === 'later' ? undefined : formatDisplayUnits(rowUnits[place] ?? 0, currency, locale),
    ),
    saving: formatDisplayUnits(roundAmount(listTotal, currency) - totalUnits, currency, locale),
    lines: new Map(
      totals.map(([id, line], place) => {
        const struck = getStruckListPrice(line.total, line.listTotal)
        return [
          id,
          {
            quantity: line.quantity,
            total: formatDisplayUnits(lineUnits[place] ?? 0, currency, locale),
            listTotal: struck === undefined ? undefined : formatPrice(struck, currency, locale),
            each: line.quantity > 1 && line.total > 0 ? formatPrice(line.price, currency, locale) : undefined,
          },
        ]
      }),
    ),
  }
}

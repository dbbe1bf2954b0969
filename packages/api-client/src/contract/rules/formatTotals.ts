import { calculateLineTotals, type PricedLine } from './calculateLineTotals.ts'
import { type Currency, formatPrice, formatUnits, listPriceToStrike, roundAmount } from './formatPrice.ts'
import { type Paise, paise } from './paise.ts'
import { roundParts } from './roundParts.ts'

/** A cart, as far as its bill goes. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Rows of the bill; `'later'` where an amount is not known yet. */
  readonly rows: readonly { readonly kind: string; readonly amount: Paise | 'later' }[]
  readonly total: Paise
  readonly listTotal: Paise
}

/** The amounts of a cart as texts that add up: lines to the row of items, rows to the total. */
export interface FormattedTotals {
  /** Text of each row's amount; `undefined` where it is only known later. */
  readonly rows: readonly (string | undefined)[]
  /** What is saved, which is the struck total without the total. */
  readonly saving: string
  /** What each line or combo costs, by its id. */
  readonly lines: ReadonlyMap<string, FormattedLine>
}

/** What a line or combo costs, as texts. */
export interface FormattedLine {
  /** How many are charged (see `LineTotal`). */
  readonly quantity: number
  /** What all of it costs. */
  readonly total: string
  /** What it would cost at list price, where that is more. */
  readonly listTotal: string | undefined
  /** What one costs, where there are several. */
  readonly each: string | undefined
}

/** Formats the amounts of a cart in a currency (see {@link FormattedTotals}). */
export function formatTotals(cart: PricedCart, currency: Currency): FormattedTotals {
  const { rows, lines, total, listTotal } = cart
  const amounts = rows.map(({ amount }) => (amount === 'later' ? paise(0) : amount))
  const totalUnits = roundAmount(total, currency)
  const rowUnits = roundParts(amounts, totalUnits, currency)
  const items = rowUnits[rows.findIndex(({ kind }) => kind === 'items')] ?? totalUnits
  const totals = [...calculateLineTotals(lines)]
  const lineUnits = roundParts(
    totals.map(([, line]) => line.total),
    items,
    currency,
  )
  return {
    rows: rows.map(({ amount }, place) =>
      amount === 'later' ? undefined : formatUnits(rowUnits[place] ?? 0, currency),
    ),
    saving: formatUnits(roundAmount(listTotal, currency) - totalUnits, currency),
    lines: new Map(
      totals.map(([id, line], place) => {
        const struck = listPriceToStrike(line.total, line.listTotal)
        return [
          id,
          {
            quantity: line.quantity,
            total: formatUnits(lineUnits[place] ?? 0, currency),
            listTotal: struck === undefined ? undefined : formatPrice(struck, currency),
            each: line.quantity > 1 && line.total > 0 ? formatPrice(line.price, currency) : undefined,
          },
        ]
      }),
    ),
  }
}

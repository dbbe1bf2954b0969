import { type Paise, paise } from './paise.ts'

/** A line to invoice, at prices that include the tax. */
export interface GstLine {
  /** Price of all its units. */
  readonly value: Paise
  /** Rate in percent. */
  readonly rate: number
}

/** A line's share of the paid total, split into the taxable value and the tax. */
export interface GstShare {
  /** Taxable value and tax together. */
  readonly total: Paise
  readonly taxable: Paise
  /** Central tax, within the seller's state. */
  readonly cgst: Paise
  /** State tax, always equal to the central tax. */
  readonly sgst: Paise
  /** Integrated tax, across states. */
  readonly igst: Paise
}

/**
 * Splits the paid total of an order into the taxable value and the GST of each line. A delivery charge or a discount is
 * distributed over the lines in proportion to their values and taxed at their rates. All amounts add up to the paisa.
 */
export function splitGst(
  lines: readonly GstLine[],
  total: Paise,
  isWithinState: boolean,
): readonly GstShare[] {
  const sum = lines.reduce((all, { value }) => all + value, 0)
  let upTo = 0
  return lines.map(({ value, rate }) => {
    const before = apportion(total, upTo, sum)
    upTo += value
    return splitLine(paise(apportion(total, upTo, sum) - before), rate, isWithinState)
  })
}

// Rounds the running sum instead of each part: each part is off by less than a paisa, and all of them add up.
const apportion = (total: number, part: number, sum: number) =>
  sum === 0 ? 0 : Math.round((total * part) / sum)

// Central and state tax are rounded as one amount, because they must be equal.
function splitLine(total: Paise, rate: number, isWithinState: boolean): GstShare {
  const tax = (percent: number) => paise(Math.round((total * percent) / (100 + rate)))
  const half = isWithinState ? tax(rate / 2) : paise(0)
  const igst = isWithinState ? paise(0) : tax(rate)
  return { total, taxable: paise(total - 2 * half - igst), cgst: half, sgst: half, igst }
}

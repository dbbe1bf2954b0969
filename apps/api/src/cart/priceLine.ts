import type { StoredHamper } from '../db/schema/StoredHamper.ts'
import { priceOnDay, risenBy } from '../delivery/priceOnDay.ts'
import { type FillHamper, priceFilled } from './fillHampers.ts'
import { priceChosen } from './lineChoices.ts'
import type { StoredLine } from './StoredLine.ts'

/** A line as it is kept, with its product as that is sold on a day like others. */
export interface KeptLine extends Omit<StoredLine, 'hamper' | 'risen' | 'lostDay'> {
  readonly hamper: StoredHamper | null
}

/** A line with its product at the price of what was chosen of it, of its day and what is in it. */
export function priceLine(line: KeptLine, fill: FillHamper): StoredLine {
  const hamper = fill(line.hamper)
  const onDay = priceOnDay(line.product, line.delivery?.date)
  const product = priceFilled(priceChosen(onDay, line.attributes), hamper)
  return { ...line, hamper, product, risen: risenBy(line.product, onDay) }
}

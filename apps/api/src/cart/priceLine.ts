import type { StoredHamper } from '../db/schema/StoredHamper.ts'
import { getDaySurcharge, priceOnDay } from '../delivery/priceOnDay.ts'
import { applyHamperPrice, type HamperResolver } from './createHamperResolver.ts'
import { applyChoicePrices } from './lineChoices.ts'
import type { StoredLine } from './StoredLine.ts'

/** A line as it is kept, with its product as that is sold on a day like others. */
export interface UnpricedLine extends Omit<StoredLine, 'hamper' | 'daySurcharge' | 'expiredDeliveryDate'> {
  readonly hamper: StoredHamper | null
}

/** A line with its product at the price of what was chosen of it, of its day and what is in it. */
export function priceLine(line: UnpricedLine, fill: HamperResolver): StoredLine {
  const hamper = fill(line.hamper)
  const onDay = priceOnDay(line.product, line.delivery?.date)
  const product = applyHamperPrice(applyChoicePrices(onDay, line.attributes), hamper)
  return { ...line, hamper, product, daySurcharge: getDaySurcharge(line.product, onDay) }
}

import type { StoredHamper } from '../../db/schema/StoredHamper.ts'
import { applyDatePrice, getDaySurcharge } from '../../delivery/index.ts'
import { applyHamperPrice, type HamperResolver } from '../hamper/createHamperResolver.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { applyChoicePrices } from '../personalisation/lineChoices.ts'

/** A stored line with its product, at the price without a date surcharge. */
export interface UnpricedLine extends Omit<StoredLine, 'hamper' | 'daySurcharge' | 'expiredDeliveryDate'> {
  readonly hamper: StoredHamper | null
}

/** Returns a line with its product at the price of its selected options, delivery date and hamper contents. */
export function applyLinePrice(line: UnpricedLine, fill: HamperResolver): StoredLine {
  const hamper = fill(line.hamper)
  const onDay = applyDatePrice(line.product, line.delivery?.date)
  const product = applyHamperPrice(applyChoicePrices(onDay, line.attributes), hamper)
  return { ...line, hamper, product, daySurcharge: getDaySurcharge(line.product, onDay) }
}

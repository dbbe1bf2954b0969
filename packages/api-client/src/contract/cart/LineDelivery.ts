import {
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'

/** The chosen delivery date of a line. */
export interface LineDelivery {
  readonly date: CalendarDate
  readonly by: 'vendor' | 'courier'
  /** The time slot; missing for any time. */
  readonly slot?:
    | {
        readonly title: string
        /** Start hour, 0 to 23. */
        readonly start: number
        /** End hour, 1 to 24. */
        readonly end: number
        readonly cost: Paise
      }
    | undefined
}

const hour = pipe(number(), integer(), minValue(0), maxValue(24))

/** Parses the time slot of a line. */
const lineSlot = pipe(
  object({ title: string(), start: hour, end: hour, chg: rupeesSchema }),
  transform(({ title, start, end, chg }) => ({ title, start, end, cost: chg })),
)

/**
 * Parses the delivery date of a line: `dd`, and `dth` 1 for a vendor and 2 for a courier (specification 2, section
 * 7).
 */
export const lineDeliverySchema = pipe(
  object({ dd: dayMonthYearSchema, dth: picklist([1, 2]), slot: optional(lineSlot) }),
  transform(
    (wire): LineDelivery => ({ date: wire.dd, by: wire.dth === 2 ? 'courier' : 'vendor', slot: wire.slot }),
  ),
)

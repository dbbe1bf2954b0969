import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { findFirstDeliveryDay } from '@store/api-client/contract/rules/findEarliestDelivery'
import type { HamperState } from './HamperState.ts'

/** Dates on which a hamper can be delivered with its chosen items. */
interface HamperDates {
  readonly first: CalendarDate
  /** Returns whether the hamper or a chosen item is not delivered on a day, `YYYY-MM-DD`. */
  readonly isBlocked: (day: string) => boolean
  /** Returns whether the hamper cannot be delivered on a day. */
  readonly isGone: (day: CalendarDate) => boolean
}

/** Returns the dates on which a hamper can be delivered: not before its first day, and on no blocked day. */
export function getHamperDates(
  { offsetDays, baseSteps, baseBlockedDays = [], build }: HamperDateInput,
  today: CalendarDate,
): HamperDates {
  const items = baseSteps.flatMap((step) => step.items)
  const chosen = items.filter(({ id }) => build.picks.some(({ productId }) => productId === id))
  const blockedDays = [...baseBlockedDays, ...chosen.flatMap((item) => item.blockedDays ?? [])]
  const first = findFirstDeliveryDay({ blockedDays }, Math.max(0, offsetDays), { today, hour: 0 })
  const isBlocked = (day: string) => blockedDays.includes(day.slice(5))
  return { first, isBlocked, isGone: (day) => day < first || isBlocked(day) }
}

type HamperDateInput = Pick<HamperState, 'offsetDays' | 'baseSteps' | 'baseBlockedDays' | 'build'>

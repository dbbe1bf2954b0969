import type { Hamper } from '@store/api-client/contract/hampers'
import { type CalendarDate, parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { findFirstIncompleteStep } from '@store/api-client/contract/rules/hamperPicks'
import { parseHamperFromUrl } from '@store/api-client/contract/rules/hamperUrlState'
import type { HamperSelection } from './HamperSelection.ts'
import { splitPicksByAvailability } from './splitPicksByAvailability.ts'

/** Parses a hamper from a URL, keeping the choices that are valid. */
export function parseHamperSelection(
  { steps }: Pick<Hamper, 'steps'>,
  written: string,
): { readonly build: HamperSelection; readonly date: CalendarDate | undefined } {
  const { at, picks: told, day } = parseHamperFromUrl(steps, written)
  const wanted = told.flatMap(({ step, nid, quantity }) => {
    const item = steps.find(({ id }) => id === step)?.items.find(({ id }) => id === nid)
    return item ? [{ step, productId: item.id, quantity }] : []
  })
  const { picks } = splitPicksByAvailability(steps, wanted)
  const reached = Math.min(at, findFirstIncompleteStep(steps, picks))
  return { build: { steps, at: reached, picks, unavailable: [], error: undefined }, date: dayOf(day) }
}

function dayOf(day: string | undefined): CalendarDate | undefined {
  if (day === undefined) return undefined
  try {
    return parseCalendarDate(day)
  } catch {
    // A URL is untrusted; an invalid date such as 31 February selects no day.
    return undefined
  }
}

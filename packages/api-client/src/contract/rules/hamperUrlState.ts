import type { CalendarDate } from './calendarDays.ts'
import type { HamperPick } from './hamperPicks.ts'

/** Name of the URL parameter with the selection of a hamper. */
export const hamperParameter = 'hamper'

/** Name of the URL parameter with the cart line being edited. */
export const hamperLineParameter = 'line'

/** The state of a hamper for a URL; without the shopper's message, which is private. */
export interface SerializableHamperState {
  /** Index of the current step, starting at 0. */
  readonly at: number
  /** The selections, in the order in which they were made. */
  readonly picks: readonly HamperPick[]
  /** Delivery date. */
  readonly date: CalendarDate | undefined
}

interface KnownStep {
  readonly id: string
}

/**
 * Serializes the selection for a URL, such as `2-1.9007*2_2.5013-20261130`: the current step, then step and product
 * of each selection with its quantity if above one, then the date. Steps are given by position, starting at 1.
 */
export function serializeHamperToUrl(
  steps: readonly KnownStep[],
  { at, picks, date }: SerializableHamperState,
): string {
  const written = picks.flatMap(({ step, productId, quantity }) => {
    const place = steps.findIndex(({ id }) => id === step)
    return place === -1 ? [] : [`${place + 1}.${productId}${quantity === 1 ? '' : `*${quantity}`}`]
  })
  if (at === 0 && written.length === 0 && date === undefined) return ''
  return [at + 1, written.join('_'), ...(date === undefined ? [] : [date.replaceAll('-', '')])].join('-')
}

/** A selection parsed from a URL, not yet validated against the available items. */
export interface HamperUrlPick {
  readonly step: string
  /** Not validated as a product id yet. */
  readonly nid: number
  readonly quantity: number
}

/** The state parsed from a URL, not yet validated against the available items. */
export interface HamperUrlState {
  readonly at: number
  readonly picks: readonly HamperUrlPick[]
  /** `YYYY-MM-DD`, not validated as a date yet. */
  readonly day: string | undefined
}

/** Parses the state in a URL, which is untrusted: malformed parts are ignored. */
export function parseHamperFromUrl(steps: readonly KnownStep[], written: string): HamperUrlState {
  const [at = '', picks = '', day = ''] = written.split('-')
  const date = /^(\d{4})(\d{2})(\d{2})$/.exec(day)
  return {
    at: /^\d{1,3}$/.test(at) ? Math.min(steps.length, Math.max(0, Number(at) - 1)) : 0,
    picks: picks
      .split('_')
      .slice(0, mostPicks)
      .flatMap((pick) => readPick(steps, pick)),
    day: date ? date.slice(1).join('-') : undefined,
  }
}

/** Maximum number of selections; no hamper takes more. */
const mostPicks = 200

function readPick(steps: readonly KnownStep[], written: string): readonly HamperUrlPick[] {
  const [, place, nid, quantity = '1'] = /^(\d{1,3})\.(\d{1,9})(?:\*(\d{1,3}))?$/.exec(written) ?? []
  const step = steps[Number(place) - 1]
  return step && Number(quantity) > 0 ? [{ step: step.id, nid: Number(nid), quantity: Number(quantity) }] : []
}

import type { CalendarDate } from './calendarDays.ts'
import type { HamperPick } from './hamperPicks.ts'

/** Name of the part of an address that tells what was chosen for a hamper. */
export const hamperParameter = 'hamper'

/** Name of the part of an address that tells which line of the cart is edited. */
export const hamperLineParameter = 'line'

/** What an address tells of a hamper; a shopper's words are not in it, for they are nobody else's to read. */
export interface HamperUrlInput {
  /** Step at hand, 0 first. */
  readonly at: number
  /** In the order in which they were chosen. */
  readonly picks: readonly HamperPick[]
  /** Day it is wanted on. */
  readonly date: CalendarDate | undefined
}

interface KnownStep {
  readonly id: string
}

/**
 * Writes what was chosen for an address, such as `2-1.9007*2_2.5013-20261130`: the step at hand, then step and product
 * of each choice with its pieces where there are several, then the day. Steps are told by their place, 1 first.
 */
export function serializeHamperToUrl(
  steps: readonly KnownStep[],
  { at, picks, date }: HamperUrlInput,
): string {
  const written = picks.flatMap(({ step, productId, quantity }) => {
    const place = steps.findIndex(({ id }) => id === step)
    return place === -1 ? [] : [`${place + 1}.${productId}${quantity === 1 ? '' : `*${quantity}`}`]
  })
  if (at === 0 && written.length === 0 && date === undefined) return ''
  return [at + 1, written.join('_'), ...(date === undefined ? [] : [date.replaceAll('-', '')])].join('-')
}

/** A choice as an address tells it, before it is compared with what there is. */
export interface HamperUrlPick {
  readonly step: string
  /** Not yet known to be a product's. */
  readonly nid: number
  readonly quantity: number
}

/** What an address told, before it is compared with what there is. */
export interface HamperUrlState {
  readonly at: number
  readonly picks: readonly HamperUrlPick[]
  /** `YYYY-MM-DD`, not yet known to be a day. */
  readonly day: string | undefined
}

/** Reads what an address tells, which anybody can write: what has not the form of it is ignored. */
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

/** More choices than any hamper takes are nobody's choice. */
const mostPicks = 200

function readPick(steps: readonly KnownStep[], written: string): readonly HamperUrlPick[] {
  const [, place, nid, quantity = '1'] = /^(\d{1,3})\.(\d{1,9})(?:\*(\d{1,3}))?$/.exec(written) ?? []
  const step = steps[Number(place) - 1]
  return step && Number(quantity) > 0 ? [{ step: step.id, nid: Number(nid), quantity: Number(quantity) }] : []
}

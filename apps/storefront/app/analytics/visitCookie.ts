import { readCookieValue } from '../composition/readCookieValue.ts'
import { writeCookie } from '../composition/writeCookie.ts'

/** A visit: one browser, until half an hour after the last thing it did. */
export interface AnalyticsVisit {
  readonly id: string
  /** When it began. */
  readonly startedAt: Date
}

const name = 'visit'

/** Half an hour, in seconds (specification 1, section 9: session start). */
const lifeSeconds = 30 * 60

/** Reads the visit under way; nothing where there is none, or where somebody wrote nonsense there. */
export function readVisit(cookies: string): AnalyticsVisit | undefined {
  const said = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})$/.exec(
    readCookieValue(cookies, name) ?? '',
  )
  const [, id, startedAt] = said ?? []
  return id === undefined ? undefined : { id, startedAt: new Date(Number(startedAt)) }
}

/** Keeps the visit for another half hour. Only for who agreed to be counted; browser only. */
export function writeVisit({ id, startedAt }: AnalyticsVisit): void {
  writeCookie(name, `${id}.${startedAt.getTime()}`, lifeSeconds)
}

/** Forgets the visit of who does not want to be counted any more; browser only. */
export const deleteVisit = (): void => writeCookie(name, '', 0)

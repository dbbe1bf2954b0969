import { readCookieValue, writeCookie } from '@store/host'

/** A visit: one browser, until half an hour after its last activity. */
export interface AnalyticsVisit {
  readonly id: string
  /** Start of the visit. */
  readonly startedAt: Date
}

const name = 'visit'

/** Half an hour, in seconds (specification 1, section 9: session start). */
const lifeSeconds = 30 * 60

/** Parses the current visit; undefined if there is none, or if the cookie is invalid. */
export function readVisit(cookies: string): AnalyticsVisit | undefined {
  const text = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})$/.exec(
    readCookieValue(cookies, name) ?? '',
  )
  const [, id, startedAt] = text ?? []
  return id === undefined ? undefined : { id, startedAt: new Date(Number(startedAt)) }
}

/** Extends the visit by half an hour; only with consent. Browser only. */
export function writeVisit({ id, startedAt }: AnalyticsVisit): void {
  writeCookie(name, `${id}.${startedAt.getTime()}`, lifeSeconds)
}

/** Deletes the visit after consent was withdrawn. Browser only. */
export const deleteVisitCookie = (): void => writeCookie(name, '', 0)

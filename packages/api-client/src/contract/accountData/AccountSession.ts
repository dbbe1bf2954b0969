import { array, boolean, object, pipe, string, transform } from 'valibot'
import { instant, responseEntries } from '../wire/index.ts'

/** A place where the user is signed in; no network address is kept. */
export interface AccountSession {
  readonly id: string
  /** Whether it is the one that asks. */
  readonly isThis: boolean
  /** Such as `Chrome`; empty where the browser did not say. */
  readonly browser: string
  /** Such as `Android`; empty where the browser did not say. */
  readonly system: string
  /** When they signed in, ISO 8601 in UTC. */
  readonly beganAt: string
  /** When it was last used, ISO 8601 in UTC, to about an hour. */
  readonly seenAt: string
}

/** Reads an answer that is every session, this one first. */
export const sessionsResponse = pipe(
  object({
    ...responseEntries,
    data: array(
      object({
        id: string(),
        is_this: boolean(),
        browser: string(),
        system: string(),
        created_at: instant,
        seen_at: instant,
      }),
    ),
  }),
  transform(({ data }): readonly AccountSession[] =>
    data.map(({ id, is_this, browser, system, created_at, seen_at }) => ({
      ...{ id, isThis: is_this, browser, system },
      ...{ beganAt: created_at, seenAt: seen_at },
    })),
  ),
)

import { array, boolean, object, pipe, string, transform } from 'valibot'
import { accountResponseSchemaFields, instantSchema } from '../wire/index.ts'

/** A session of the user on a device; no IP address is stored. */
export interface AccountSession {
  readonly id: string
  /** Whether this is the session that made the request. */
  readonly isThis: boolean
  /** Browser, such as `Chrome`; empty when unknown. */
  readonly browser: string
  /** Operating system, such as `Android`; empty when unknown. */
  readonly system: string
  /** Time of the login, ISO 8601 in UTC. */
  readonly beganAt: string
  /** Time of the last use, ISO 8601 in UTC, accurate to about an hour. */
  readonly seenAt: string
}

/** Parses a response of all sessions, the current one first. */
export const sessionsResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: array(
      object({
        id: string(),
        is_this: boolean(),
        browser: string(),
        system: string(),
        created_at: instantSchema,
        seen_at: instantSchema,
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

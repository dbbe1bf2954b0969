import type { LookupValues } from './LookupValues.ts'

/** Lookup values stored during a reload, without the code, which the user can read again in the e-mail. */
export interface LookupDraft extends Omit<LookupValues, 'code'> {
  /** Time from which another code may be requested, in milliseconds since 1970; missing before the first one. */
  readonly availableAt?: number | undefined
}

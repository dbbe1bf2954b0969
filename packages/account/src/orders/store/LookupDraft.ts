import type { LookupValues } from './LookupValues.ts'

/** What is kept of a look-up over a reload; the code is not, it can be read again where it was sent. */
export interface LookupDraft extends Omit<LookupValues, 'code'> {
  /** From when another code may be asked for, in milliseconds since 1970; missing where none was sent. */
  readonly availableAt?: number | undefined
}

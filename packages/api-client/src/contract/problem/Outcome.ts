import type { ApiFailure } from './ApiFailure.ts'

/** What a call came to: its answer, or the reason there is none. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly failure: ApiFailure }

import type { ApiError } from './ApiError.ts'

/** What a call came to: its answer, or the reason there is none. */
export type Result<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly failure: ApiError }

import type { ApiError } from './ApiError.ts'

/** Result of a call: its response, or an error. */
export type Result<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly failure: ApiError }

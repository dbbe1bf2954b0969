import type { ApiError } from '@store/api-client/contract/problem'

/** Why there was no way on. */
export type LoginError =
  | ApiError
  /** Google led the visitor back without a word for them. */
  | { readonly kind: 'googleRefused' }

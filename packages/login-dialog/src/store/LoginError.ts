import type { ApiFailure } from '@store/api-client/contract/problem'

/** Why there was no way on. */
export type LoginError =
  | ApiFailure
  /** Google led the visitor back without a word for them. */
  | { readonly kind: 'googleRefused' }

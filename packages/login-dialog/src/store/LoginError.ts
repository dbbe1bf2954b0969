import type { ApiError } from '@store/api-client/contract/problem'

/** Why the login cannot continue. */
export type LoginError =
  | ApiError
  /** Google led the visitor back without a word for them. */
  | { readonly kind: 'googleRefused' }

import type { ApiError } from '@store/api-client/contract/problem'

/** Why the login cannot continue. */
export type LoginError =
  | ApiError
  /** Google redirected the visitor back, but the login failed. */
  | { readonly kind: 'googleRefused' }

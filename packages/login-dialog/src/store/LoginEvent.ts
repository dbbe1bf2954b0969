import type { LoginIntent } from '@store/api-client/contract/ports'

/** What the dialog reports to analytics; never what was typed. */
export type LoginEvent =
  | { readonly kind: 'loginOpened'; readonly intent: LoginIntent['kind'] }
  | { readonly kind: 'otpSent'; readonly isResend: boolean }
  | { readonly kind: 'signedIn'; readonly isNew: boolean }

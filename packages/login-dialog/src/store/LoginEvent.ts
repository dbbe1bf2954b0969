import type { OtpChannel } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'

/** What the dialog reports to analytics; never what was typed. */
export type LoginEvent =
  | { readonly kind: 'loginOpened'; readonly intent: LoginIntent['kind'] }
  | { readonly kind: 'otpSent'; readonly isResend: boolean; readonly by: OtpChannel }
  | { readonly kind: 'signedIn'; readonly isNew: boolean }
  | { readonly kind: 'mobileProven' }

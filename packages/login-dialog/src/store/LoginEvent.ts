import type { OtpChannel } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'

/** Analytics events of the dialog; they never contain typed text. */
export type LoginEvent =
  | { readonly kind: 'loginOpened'; readonly intent: LoginIntent['kind'] }
  | { readonly kind: 'otpSent'; readonly isResend: boolean; readonly by: OtpChannel }
  | { readonly kind: 'signedIn'; readonly isNew: boolean }
  | { readonly kind: 'mobileProven' }

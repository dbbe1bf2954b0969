import type { LoginResult } from '@store/api-client/contract/ports'
import type { LoginError } from '../store/LoginError.ts'

/** Events of `<store-login-dialog>`: `CustomEvent`s with their `detail`, by name. All except `error` bubble. */
export interface LoginElementEvents {
  /** The visitor is signed in. On a page of the store's own site, the store's cookie is set. */
  readonly login: {
    readonly version: 1
    /** First name for a greeting; may be empty. */
    readonly firstName: string
    /** Whether the account is new. */
    readonly isNew: boolean
    /**
     * Only on a page of another site: authorization code that the page's server exchanges for the signed-in user, once
     * and within a minute.
     */
    readonly pass?: string
  }
  /** The dialog was closed. */
  readonly close: { readonly version: 1; readonly end: LoginResult }
  /**
   * An error occurred. If the visitor was waiting, the dialog has shown a message. `origin` means that `api` or `brand`
   * is missing or invalid.
   */
  readonly error: { readonly version: 1; readonly kind: LoginError['kind'] | 'origin' }
}

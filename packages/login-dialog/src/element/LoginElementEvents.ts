import type { LoginResult } from '@store/api-client/contract/ports'
import type { LoginError } from '../store/LoginError.ts'

/** Events of `<store-login-dialog>`: `CustomEvent`s, their `detail` by name; all except `error` bubble. */
export interface LoginElementEvents {
  /** The visitor is signed in, with the store's own cookie if the page's site is the store's. */
  readonly login: {
    readonly version: 1
    /** First name for a greeting; may be empty. */
    readonly firstName: string
    /** Whether the account is new. */
    readonly isNew: boolean
    /**
     * On a page of another site: authorization code that its server exchanges once, within a minute, for the
     * signed-in user.
     */
    readonly pass?: string
  }
  /** The dialog was closed. */
  readonly close: { readonly version: 1; readonly end: LoginResult }
  /**
   * An error occurred; the dialog has shown it if the visitor was waiting. `origin`: `api` or `brand` is missing or
   * invalid.
   */
  readonly error: { readonly version: 1; readonly kind: LoginError['kind'] | 'origin' }
}

import type { LoginResult } from '@store/api-client/contract/ports'
import type { LoginError } from '../store/LoginError.ts'

/** What `<store-login-dialog>` tells the page: `CustomEvent`s, their `detail` by name; all but `error` bubble. */
export interface LoginElementEvents {
  /** Somebody is signed in, in the store's own cookie where the page's site is the store's. */
  readonly login: {
    readonly version: 1
    /** First name for a greeting; may be empty. */
    readonly firstName: string
    /** Whether the account is new. */
    readonly isNew: boolean
    /** On a page of another site: what its server exchanges within a minute, once, for who signed in. */
    readonly pass?: string
  }
  /** The dialog has closed. */
  readonly close: { readonly version: 1; readonly end: LoginResult }
  /** Something failed; the dialog has told the visitor where one was waiting. `origin`: `api` or `brand` is missing or wrong. */
  readonly error: { readonly version: 1; readonly kind: LoginError['kind'] | 'origin' }
}

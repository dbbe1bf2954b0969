import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'

/** Public interface of `<store-login-dialog>`. */
export interface LoginElement extends HTMLElement {
  /** Opens the dialog; resolves when it closes. @default the intent the attribute names, else `account` */
  readonly open: (intent?: LoginIntent) => Promise<LoginResult>
  /** Closes the dialog. */
  readonly close: () => void
  /** Ends the visitor's session. */
  readonly logout: () => Promise<void>
}

declare global {
  interface HTMLElementTagNameMap {
    'store-login-dialog': LoginElement
  }
}

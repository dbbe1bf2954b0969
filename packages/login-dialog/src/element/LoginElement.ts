import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'

/** `<store-login-dialog>` as a script sees it. */
export interface LoginElement extends HTMLElement {
  /** Opens the dialog; settles when it closes. @default the intent the attribute names, else `account` */
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

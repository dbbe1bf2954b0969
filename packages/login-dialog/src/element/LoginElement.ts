import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import type { PartialMessages } from '@store/ui/messages'
import type { LoginMessages } from '../messages/LoginMessages.ts'

/** Public interface of `<store-login-dialog>`. */
export interface LoginElement extends HTMLElement {
  /**
   * Language of its messages and of the server's, as a BCP 47 tag; reflects the attribute. English and Hindi are built
   * in. @default '', English
   */
  locale: string
  /** Messages to change, at any depth. @default none */
  messages: PartialMessages<LoginMessages> | undefined
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

import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import type { PartialMessages } from '@store/ui/messages'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import type { LoginElementEvents } from './LoginElementEvents.ts'

/** Public interface of `<store-login-dialog>`. */
export interface LoginElement extends HTMLElement {
  addEventListener<Name extends keyof LoginElementEventMap>(
    type: Name,
    listener: (this: LoginElement, event: LoginElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  /**
   * Language of its own and the server's messages, as a BCP 47 tag; reflects the attribute. English, Hindi and Bengali
   * are built in. @default '', English
   */
  locale: string
  /** Messages to override, at any depth. @default none */
  messages: PartialMessages<LoginMessages> | undefined
  /** Opens the dialog for an intent; resolves when it closes. @default the intent of the attribute, else `account` */
  readonly open: (intent?: LoginIntent) => Promise<LoginResult>
  /** Closes the dialog. */
  readonly close: () => void
  /** Ends the visitor's session. */
  readonly logout: () => Promise<void>
}

/** Events of `<store-login-dialog>` by name, including those of every HTML element. */
export type LoginElementEventMap = Omit<HTMLElementEventMap, keyof LoginElementEvents> & {
  readonly [Name in keyof LoginElementEvents]: CustomEvent<LoginElementEvents[Name]>
}

declare global {
  interface HTMLElementTagNameMap {
    'store-login-dialog': LoginElement
  }
}

import type { LoginClient } from '@store/api-client/contract/login'
import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import {
  type ElementShopSettings,
  loadMessages,
  readLocale,
  readShopAttributes,
} from '@store/ui/custom-element'
import type { PartialMessages } from '@store/ui/messages'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import { languages } from '../messages/languages.ts'
import { parseGoogleRedirectResult } from '../resume/parseGoogleRedirectResult.ts'
import { parseLoginIntent } from '../store/parseLoginIntent.ts'
import type { LoginEventEmitter } from './createElementPorts.ts'
import { createLoginController, hasStoredDraft, type LoginController } from './createLoginController.ts'
import type { LoginElement } from './LoginElement.ts'

/** Creates the API client of a shop. */
export type ApiClientFactory = (shop: ElementShopSettings & { readonly isEmbedded: boolean }) => LoginClient

/** Creates the class of `<store-login-dialog>`; each element has a store of its own. */
export function createLoginElement(connect: ApiClientFactory): CustomElementConstructor {
  return class StoreLoginDialog extends HTMLElement implements LoginElement {
    static readonly observedAttributes = ['open', 'api', 'brand', 'locale']
    #login: LoginController | undefined
    #changes: PartialMessages<LoginMessages> | undefined

    connectedCallback(): void {
      // A page may have set `messages` before this script defines the element; then the property hides the accessor.
      if (Object.hasOwn(this, 'messages')) {
        const { messages } = this
        Reflect.deleteProperty(this, 'messages')
        this.messages = messages
      }
      if (this.#login) {
        // If the element was only moved in the page, its open dialog stays.
        this.#login.remount()
        return
      }
      const back = parseGoogleRedirectResult(location.hash)
      if (hasStoredDraft(this.#draftKey()) || (back && this.#all().length === 1)) {
        // Removes the one-time token from the URL before the visitor can copy it.
        if (back) history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
        this.#connect()?.resume(back?.handle)
      }
      if (this.hasAttribute('open')) void this.open()
      // Preloads the language, so that the dialog does not wait for it when it opens later.
      loadMessages(languages, readLocale(this), () => {})
    }

    disconnectedCallback(): void {
      // Waits for a microtask: if the element was only moved, it is in the page again by then.
      queueMicrotask(() => {
        if (!this.isConnected) this.#disconnect()
      })
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (!this.isConnected || before === now) return
      if (name !== 'open') {
        this.#disconnect()
        return
      }
      const isOpen = this.#login?.isOpen() ?? false
      if (now === null && isOpen) this.close()
      if (now !== null && !isOpen) void this.open()
    }

    get locale(): string {
      return this.getAttribute('locale') ?? ''
    }

    set locale(locale: string) {
      this.setAttribute('locale', locale)
    }

    get messages(): PartialMessages<LoginMessages> | undefined {
      return this.#changes
    }

    set messages(changes: PartialMessages<LoginMessages> | undefined) {
      this.#changes = changes
      this.#login?.update()
    }

    async open(wanted?: LoginIntent): Promise<LoginResult> {
      const named = { kind: this.getAttribute('intent') }
      const login = this.#connect()
      if (login) return login.open(parseLoginIntent(wanted) ?? parseLoginIntent(named) ?? { kind: 'account' })
      this.removeAttribute('open')
      return 'dismissed'
    }

    close(): void {
      this.#login?.close()
    }

    async logout(): Promise<void> {
      await this.#connect()?.logout()
    }

    #connect(): LoginController | undefined {
      if (this.#login) return this.#login
      const shop = readShopAttributes(this)
      if (!shop || !this.isConnected) {
        this.#tell('error', { version: 1, kind: 'origin' })
        return undefined
      }
      const client = connect({ ...shop, isEmbedded: shop.baseUrl !== '' })
      const show = (isOpen: boolean) => this.toggleAttribute('open', isOpen)
      const messages = loadMessages(languages, shop.locale, () => this.#login?.update())
      const readMessages = () => messages(this.#changes)
      this.#login = createLoginController(this, client, this.#draftKey(), this.#tell, show, readMessages)
      return this.#login
    }

    #disconnect(): void {
      this.#login?.remove()
      this.#login = undefined
    }

    // Several elements on a page have separate drafts, identified by their id or index.
    #draftKey(): string {
      return [this.localName, this.getAttribute('brand'), this.id || this.#all().indexOf(this)].join(' ')
    }

    #all(): readonly Element[] {
      return [...document.querySelectorAll(this.localName)]
    }

    readonly #tell: LoginEventEmitter = (name, detail) => {
      // A bubbling `error` would reach the window's own error listeners.
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error' }))
    }
  }
}

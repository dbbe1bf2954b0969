import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { type ElementShopSettings, loadMessages, readShopAttributes } from '@store/ui/custom-element'
import type { PartialMessages } from '@store/ui/messages'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { languages } from '../messages/languages.ts'
import { createPicker, type Picker } from './createPicker.ts'
import type { PickerElement } from './PickerElement.ts'
import type { PickerEventEmitter } from './PickerElementEvents.ts'

/** Creates the API client of a shop; location requests need no credentials. */
export type DeliveryClientFactory = (shop: ElementShopSettings) => DeliveryClient

/** Creates the class of `<store-location-picker>`; each element has a store of its own. */
export function createPickerElement(connect: DeliveryClientFactory): CustomElementConstructor {
  return class StoreLocationPicker extends HTMLElement implements PickerElement {
    static readonly observedAttributes = ['api', 'brand', 'country', 'locale']
    #picker: Picker | undefined
    #last: DeliveryPlaceState | undefined
    #isPlaced = false
    #changes: PartialMessages<DeliveryLocationMessages> | undefined

    connectedCallback(): void {
      // A page may have set `messages` before this script defines the element; then the property hides the accessor.
      if (Object.hasOwn(this, 'messages')) {
        const { messages } = this
        Reflect.deleteProperty(this, 'messages')
        this.messages = messages
      }
      this.#isPlaced = true
      // If the element was only moved in the page, its open dialogs stay.
      if (this.#picker) this.#picker.remount()
      else this.#connect()
    }

    disconnectedCallback(): void {
      // Waits for a microtask: if the element was only moved, it is in the page again by then.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#isPlaced = false
        this.#disconnect()
      })
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      // For an element in the page's markup, the browser calls `attributeChangedCallback` before `connectedCallback`.
      if (!this.#isPlaced || before === now) return
      this.#disconnect()
      if (name === 'country') this.#last = undefined
      this.#connect()
    }

    get place(): DeliveryPlaceState {
      return this.#picker?.place() ?? this.#last ?? { country: this.#country() }
    }

    get locale(): string {
      return this.getAttribute('locale') ?? ''
    }

    set locale(locale: string) {
      this.setAttribute('locale', locale)
    }

    get messages(): PartialMessages<DeliveryLocationMessages> | undefined {
      return this.#changes
    }

    set messages(changes: PartialMessages<DeliveryLocationMessages> | undefined) {
      this.#changes = changes
      this.#picker?.update()
    }

    open(): void {
      this.#picker?.open()
    }

    #connect(): void {
      const shop = readShopAttributes(this)
      if (!shop) {
        this.#tell('error', { version: 1, kind: 'origin' })
        return
      }
      const messages = loadMessages(languages, shop.locale, () => this.#picker?.update())
      const [initial = '', ...rest] = shop.brand
      this.#picker = createPicker({
        element: this,
        client: connect(shop),
        brandName: initial.toUpperCase() + rest.join(''),
        // An element that is removed and added again keeps its location.
        initial: this.place,
        emit: this.#tell,
        readMessages: () => messages(this.#changes),
      })
    }

    #disconnect(): void {
      this.#last = this.#picker?.place() ?? this.#last
      this.#picker?.remove()
      this.#picker = undefined
    }

    #country(): number {
      const text = this.getAttribute('country') ?? ''
      return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : indiaIsoCode
    }

    readonly #tell: PickerEventEmitter = (name, detail) => {
      // A bubbling `error` would reach the window's own error listeners.
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error' }))
    }
  }
}

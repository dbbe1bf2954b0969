import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { PartialMessages } from '@store/ui/messages'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import type { PickerElementEvents } from './PickerElementEvents.ts'

/** Public interface of `<store-location-picker>`. */
export interface PickerElement extends HTMLElement {
  addEventListener<Name extends keyof PickerElementEventMap>(
    type: Name,
    listener: (this: PickerElement, event: PickerElementEventMap[Name]) => unknown,
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
  messages: PartialMessages<DeliveryLocationMessages> | undefined
  /** Opens the location dialog. */
  readonly open: () => void
  /** The chosen location; only the country if no location was chosen. */
  readonly place: DeliveryPlaceState
}

/** Events of `<store-location-picker>` by name, including those of every HTML element. */
export type PickerElementEventMap = Omit<HTMLElementEventMap, keyof PickerElementEvents> & {
  readonly [Name in keyof PickerElementEvents]: CustomEvent<PickerElementEvents[Name]>
}

declare global {
  interface HTMLElementTagNameMap {
    'store-location-picker': PickerElement
  }
}

import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createDeliveryApiClient } from '@store/api-client/delivery'
import { defineElementOnce } from '@store/ui/custom-element'
import { createPickerElement } from './createPickerElement.ts'

export type { PickerElement, PickerElementEventMap } from './PickerElement.ts'
export type { PickerElementEvents } from './PickerElementEvents.ts'

defineElementOnce('store-location-picker', () => createPickerElement(createDeliveryApiClient))

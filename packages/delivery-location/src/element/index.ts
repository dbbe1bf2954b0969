import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createDeliveryApiClient } from '@store/api-client/delivery'
import { createPickerElement } from './createPickerElement.ts'
import { defineOnce } from './defineOnce.ts'

export type { PickerElement, PickerElementEventMap } from './PickerElement.ts'
export type { PickerElementEvents } from './PickerElementEvents.ts'

defineOnce('store-location-picker', () => createPickerElement(createDeliveryApiClient))

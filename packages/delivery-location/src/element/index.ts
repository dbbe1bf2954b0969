import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createApiClient } from '@store/api-client'
import { createPickerElement } from './createPickerElement.ts'
import { defineOnce } from './defineOnce.ts'

export type { PickerElement } from './PickerElement.ts'
export type { PickerElementEvents } from './PickerElementEvents.ts'

defineOnce('store-location-picker', () => createPickerElement(createApiClient))

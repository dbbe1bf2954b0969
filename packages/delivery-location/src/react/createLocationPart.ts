import { createSlots } from '@store/ui/slots'
import type { LocationSlots } from './LocationSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext, createPart: createLocationPart } = createSlots<LocationSlots>()

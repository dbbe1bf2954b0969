import { createSlots } from '@store/ui/slots'
import type { HamperSlots } from './HamperSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext, createPart: createHamperPart } = createSlots<HamperSlots>()

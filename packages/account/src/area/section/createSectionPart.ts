import { createSlots } from '@store/ui/slots'
import type { SectionSlots } from './SectionSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: SectionSlotsContext, createPart: createSectionPart } =
  createSlots<SectionSlots>()

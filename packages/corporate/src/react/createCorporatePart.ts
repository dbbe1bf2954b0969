import { createSlots } from '@store/ui/slots'
import type { CorporateSlots } from './CorporateSlots.ts'

/** Passes the host's slots to the parts, and creates a part from the package's own component and its slot. */
export const { SlotsContext, createPart: createCorporatePart } = createSlots<CorporateSlots>()

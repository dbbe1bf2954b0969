import { createSlots } from '@store/ui/slots'
import type { OverviewSlots } from './OverviewSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: OverviewSlotsContext, createPart: createOverviewPart } =
  createSlots<OverviewSlots>()

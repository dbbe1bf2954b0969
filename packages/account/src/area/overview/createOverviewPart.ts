import { createSlots } from '@store/ui/slots'
import type { OverviewSlots } from './OverviewSlots.ts'

/** Passes the host's slots to the parts, and creates a part from the package's own component and its slot. */
export const { SlotsContext: OverviewSlotsContext, createPart: createOverviewPart } =
  createSlots<OverviewSlots>()

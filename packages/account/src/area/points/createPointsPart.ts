import { createSlots } from '@store/ui/slots'
import type { PointsSlots } from './PointsSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: PointsSlotsContext, createPart: createPointsPart } = createSlots<PointsSlots>()

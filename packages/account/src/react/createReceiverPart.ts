import { createSlots } from '@store/ui/slots'
import type { ReceiverSlots } from './ReceiverSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: ReceiverSlotsContext, createPart: createReceiverPart } =
  createSlots<ReceiverSlots>()

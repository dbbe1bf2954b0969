import { createSlots } from '@store/ui/slots'
import type { OrderSlots } from './OrderSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: OrderSlotsContext, createPart: createOrderPart } = createSlots<OrderSlots>()

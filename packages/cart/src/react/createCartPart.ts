import { createSlots } from '@store/ui/slots'
import type { CartSlots } from './CartSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext, createPart: createCartPart } = createSlots<CartSlots>()

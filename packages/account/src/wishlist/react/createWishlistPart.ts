import { createSlots } from '@store/ui/slots'
import type { WishlistSlots } from './WishlistSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: WishlistSlotsContext, createPart: createWishlistPart } =
  createSlots<WishlistSlots>()

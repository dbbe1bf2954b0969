import { createSlots } from '@store/ui/slots'
import type { WishlistSlots } from './WishlistSlots.ts'

/** Passes the host's slots to the parts, and creates a part from the package's own component and its slot. */
export const { SlotsContext: WishlistSlotsContext, createPart: createWishlistPart } =
  createSlots<WishlistSlots>()

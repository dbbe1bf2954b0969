import { createSlots } from '@store/ui/slots'
import type { AccountLayoutSlots } from './AccountLayoutSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: AccountLayoutSlotsContext, createPart: createAccountLayoutPart } =
  createSlots<AccountLayoutSlots>()

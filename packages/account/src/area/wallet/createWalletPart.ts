import { createSlots } from '@store/ui/slots'
import type { WalletSlots } from './WalletSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: WalletSlotsContext, createPart: createWalletPart } = createSlots<WalletSlots>()

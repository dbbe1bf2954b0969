import { createSlots } from '@store/ui/slots'
import type { AddressesSlots } from './AddressesSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: AddressesSlotsContext, createPart: createAddressesPart } =
  createSlots<AddressesSlots>()

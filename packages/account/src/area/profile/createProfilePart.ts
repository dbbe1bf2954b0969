import { createSlots } from '@store/ui/slots'
import type { ProfileSlots } from './ProfileSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: ProfileSlotsContext, createPart: createProfilePart } =
  createSlots<ProfileSlots>()

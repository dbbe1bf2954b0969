import { createSlots } from '@store/ui/slots'
import type { PrivacySlots } from './PrivacySlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: PrivacySlotsContext, createPart: createPrivacyPart } =
  createSlots<PrivacySlots>()

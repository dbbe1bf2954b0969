export { createSlots, type SlotHelpers } from '../slots/createSlots.ts'
export type { RenderReplacement, Slot } from '../slots/Slot.ts'

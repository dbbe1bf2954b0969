export { createSlots, type SlotKit } from '../slots/createSlots.ts'
export type { Replace, Slot } from '../slots/Slot.ts'

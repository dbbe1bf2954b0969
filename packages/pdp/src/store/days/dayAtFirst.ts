import type { DayState } from '../DayState.ts'

/** The day before anybody chose anything. */
export const dayAtFirst: DayState = {
  area: { kind: 'none' },
  wished: undefined,
  chosen: undefined,
  slots: { kind: 'none' },
  price: undefined,
  settings: undefined,
  fault: undefined,
  lost: undefined,
  isSlotLost: false,
  asked: 0,
}

import type { DeliveryDayState } from '../DeliveryDayState.ts'

/** Initial state of the delivery date. */
export const initialDeliveryDayState: DeliveryDayState = {
  area: { kind: 'none' },
  requestedDate: undefined,
  chosen: undefined,
  slots: { kind: 'none' },
  price: undefined,
  settings: undefined,
  error: undefined,
  unavailableDate: undefined,
  isSlotUnavailable: false,
  failedAttempts: 0,
}

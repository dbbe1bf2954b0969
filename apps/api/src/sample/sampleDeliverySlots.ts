import type { DeliverySlot } from '../db/schema/deliverySlots.ts'

const slot = (startHour: number, endHour: number, cutoffHour: number): DeliverySlot => ({
  id: `${startHour}-${endHour}`,
  startHour,
  endHour,
  cutoffHour,
  cost: 0,
})

/** Hours in which florists and bakers of the sample merchant are on their way: ordered two hours before, the last till 20. */
export const sampleDeliverySlots: DeliverySlot[] = [
  slot(9, 13, 7),
  slot(12, 16, 10),
  slot(15, 19, 13),
  // Who goes out at 18 can still be given something on the way.
  slot(18, 22, 20),
]

import type { DeliverySlot } from '../db/schema/deliverySlots.ts'

const slot = (title: string, startHour: number, endHour: number, cutoffHour: number): DeliverySlot => ({
  id: `${startHour}-${endHour}`,
  title,
  startHour,
  endHour,
  cutoffHour,
  cost: 0,
  capacity: 200,
})

/** Delivery slots of the sample merchant's florists and bakers: ordered two hours ahead, the last until 20:00. */
export const sampleDeliverySlots: DeliverySlot[] = [
  slot('Morning', 9, 13, 7),
  slot('Noon', 12, 16, 10),
  slot('Afternoon', 15, 19, 13),
  // Vendors who leave at 18 still accept orders on the way.
  slot('Evening', 18, 22, 20),
  // Few vendors work at night, so the slot has a charge.
  { ...slot('Midnight', 23, 24, 18), cost: 199_00, capacity: 20 },
]

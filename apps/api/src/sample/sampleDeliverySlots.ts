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

/** Hours in which florists and bakers of the sample merchant are on their way: ordered two hours before, the last till 20. */
export const sampleDeliverySlots: DeliverySlot[] = [
  slot('Morning', 9, 13, 7),
  slot('Noon', 12, 16, 10),
  slot('Afternoon', 15, 19, 13),
  // Who goes out at 18 can still be given something on the way.
  slot('Evening', 18, 22, 20),
  // Few go out at night, and it is paid for.
  { ...slot('Midnight', 23, 24, 18), cost: 199_00, capacity: 20 },
]

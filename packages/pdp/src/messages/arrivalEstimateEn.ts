import { formatDay } from '@store/api-client/contract/rules/formatDay'
import type { ArrivalEstimateMessages } from './ArrivalEstimateMessages.ts'

/** English messages of the delivery estimate (specification 2, section 4, "Delivery message"). */
export const arrivalEstimateEn: ArrivalEstimateMessages = {
  arrives: {
    today: (day) => `Arrives today, ${day}`,
    tomorrow: (day) => `Arrives tomorrow, ${day}`,
    later: (day) => `Arrives ${day}`,
  },
  orderBy: ({ day, date, hour }) => `Order by ${hour}:00 ${day === 'later' ? `on ${formatDay(date)}` : day}`,
  timeLeft: 'Time left to order',
  left: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours} h ${minutes} min left`
      : `${minutes} min ${String(seconds).padStart(2, '0')} s left`,
  callUs: 'Call us for a delivery date',
  again: {
    express: (hour) => `Express delivery resumes at ${hour}:00`,
    nextDay: 'Order now for delivery in two days',
  },
}

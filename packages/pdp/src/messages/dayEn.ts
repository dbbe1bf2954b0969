import type { DayMessages } from './DayMessages.ts'

const marks: Readonly<Record<string, string>> = {
  '02-07': 'Rose Day',
  '02-13': 'The day before Valentine’s Day',
  '02-14': 'Valentine’s Day',
  '02-15': 'The day after Valentine’s Day',
}

/** Choosing the day a gift arrives, in English; quoted texts are those of specification 2, section 8. */
export const dayEn: DayMessages = {
  heading: 'Delivery date',
  placeholder: 'DD-MM-YYYY',
  field: 'Date, opens a calendar',
  today: 'Today',
  tomorrow: 'Tomorrow',
  earliest: 'Earliest day',
  next: 'The day after',
  pickDate: 'Pick a date',
  calendar: 'Calendar',
  arrives: (day, hours) => (hours === undefined ? `Arrives ${day}` : `Arrives ${day}, ${hours}`),
  hours: (start, end) => `${start}:00 to ${end}:00`,
  orderBy: (hour, day) => `Order by ${hour}:00 on ${day}`,
  fault: (fault) => {
    switch (fault) {
      case 'noPlace':
        return 'Select Delivery Location to continue'
      case 'noDate':
        return 'Select Delivery Date'
      case 'noWay':
        return 'Currently not available'
    }
  },
  lost: (day) => `${day} cannot be had at this place.`,
  lostSlot: 'The hours you chose can no longer be had.',
  closed: (why) => {
    switch (why) {
      case 'past':
        return 'This day is over'
      case 'current':
        return 'It arrives on this day already'
      case 'tooEarly':
        return 'It cannot be there that early'
      case 'tooLate':
        return 'Further ahead than orders are taken'
      case 'blocked':
        return 'This gift is not delivered on this day'
      case 'sunday':
        return 'Nobody is on the way on this Sunday'
    }
  },
  marked: (monthDay) => marks[monthDay] ?? 'A festive day',
  slots: 'Delivery slot',
  anyTime: 'Any time',
  free: 'Free',
  full: 'Full',
  slotsLoading: 'Looking for the hours of this day',
  slotsFailed: 'The hours of this day did not come.',
  daysLoading: 'Looking for free dates',
  daysFailed: 'The dates did not come.',
  retry: 'Try again',
  charge: ({ deliveryCharge, freeFrom }, priceOf) =>
    `Delivery ${priceOf(deliveryCharge)}, free from ${priceOf(freeFrom)}`,
}

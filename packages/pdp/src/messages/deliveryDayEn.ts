import type { DeliveryDayMessages } from './DeliveryDayMessages.ts'

const marks: Readonly<Record<string, string>> = {
  '02-07': 'Rose Day',
  '02-13': 'The day before Valentine’s Day',
  '02-14': 'Valentine’s Day',
  '02-15': 'The day after Valentine’s Day',
}

const holidays: Readonly<Record<string, string>> = {
  '01-26': 'Closed for Republic Day',
  '08-15': 'Closed for Independence Day',
  '10-02': 'Closed for Gandhi Jayanti',
}

/** English messages of the delivery-date picker; quoted texts are those of specification 2, section 8. */
export const deliveryDayEn: DeliveryDayMessages = {
  heading: 'Delivery date',
  placeholder: 'DD-MM-YYYY',
  field: 'Date, opens a calendar',
  today: 'Today',
  tomorrow: 'Tomorrow',
  earliest: 'Earliest day',
  next: 'The day after',
  noPlaceYet: 'Enter a location',
  pickDate: 'Pick a date',
  calendar: 'Calendar',
  arrives: (day, hours) => (hours === undefined ? `Arrives ${day}` : `Arrives ${day}, ${hours}`),
  hours: (start, end) => `${start}:00 to ${end}:00`,
  orderBy: (hour, day) => `Order by ${hour}:00 on ${day}`,
  error: (fault) => {
    switch (fault) {
      case 'noPlace':
        return 'Select Delivery Location to continue'
      case 'noDate':
        return 'Select Delivery Date'
      case 'notDeliverable':
        return 'Currently not available'
    }
  },
  lost: (day) => `${day} is no longer available.`,
  lostSlot: 'The time slot you chose is no longer available.',
  closed: (why, monthDay) => {
    switch (why) {
      case 'past':
        return 'This date has passed'
      case 'current':
        return 'Already your delivery date'
      case 'tooEarly':
        return 'Too early for this gift'
      case 'tooLate':
        return 'Too far ahead to order'
      case 'blocked':
        return holidays[monthDay] ?? 'We can’t make this gift on this date'
      case 'sunday':
        return 'We don’t deliver on this Sunday'
    }
  },
  marked: (monthDay) => marks[monthDay] ?? 'Festival',
  slots: 'Delivery slot',
  anyTime: 'Any time',
  free: 'Free',
  full: 'Full',
  slotsLoading: 'Loading time slots…',
  slotsFailed: 'We couldn’t load time slots.',
  daysLoading: 'Loading delivery dates…',
  daysFailed: 'We couldn’t load delivery dates.',
  retry: 'Try again',
  charge: ({ deliveryCharge, freeFrom }, priceOf) =>
    `Delivery ${priceOf(deliveryCharge)}, free from ${priceOf(freeFrom)}`,
}

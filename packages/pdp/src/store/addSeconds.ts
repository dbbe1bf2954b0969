import { addDays } from '@store/api-client/contract/rules/calendarDays'
import type { IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'

const daySeconds = 24 * 60 * 60

/** Returns the time a number of seconds later; fractions of a second are dropped. */
export function addSeconds({ today, hour, minutes, seconds }: IndianTime, later: number): IndianTime {
  const all = hour * 3600 + minutes * 60 + seconds + Math.floor(later)
  const ofDay = all % daySeconds
  return {
    today: addDays(today, Math.floor(all / daySeconds)),
    hour: Math.floor(ofDay / 3600),
    minutes: Math.floor((ofDay % 3600) / 60),
    seconds: ofDay % 60,
  }
}

import type { OrderDeadline } from '@store/api-client/contract/rules/deliveryMessage'

/** Every word of when a gift arrives, as it is told by the hour. */
export interface ArrivalMessages {
  /** The day it arrives, with how far away that is. */
  readonly arrives: {
    readonly today: (day: string) => string
    readonly tomorrow: (day: string) => string
    readonly later: (day: string) => string
  }
  /** The hour to order by. */
  readonly orderBy: (orderBy: OrderDeadline) => string
  /** Name of the time that is left until then. */
  readonly timeLeft: string
  /** The time that is left. */
  readonly left: (hours: number, minutes: number, seconds: number) => string
  /** It is delivered, but nobody knows the day. */
  readonly callUs: string
  /** Stands where an express delivery is promised, out of its hours. */
  readonly again: { readonly express: (hour: number) => string; readonly nextDay: string }
}

import type { OrderDeadline } from '@store/api-client/contract/rules/getDeliveryMessage'

/** Messages of the delivery estimate, which depends on the current hour. */
export interface ArrivalEstimateMessages {
  /** The delivery date, with its distance from today. */
  readonly arrives: {
    readonly today: (day: string) => string
    readonly tomorrow: (day: string) => string
    readonly later: (day: string) => string
  }
  /** The cut-off hour. */
  readonly orderBy: (orderBy: OrderDeadline) => string
  /** Accessible name of the countdown. */
  readonly timeLeft: string
  /** The remaining time. */
  readonly left: (hours: number, minutes: number, seconds: number) => string
  /** Shown when a gift is deliverable but the date is unknown. */
  readonly callUs: string
  /** Replaces the express promise outside the hours of express delivery. */
  readonly again: { readonly express: (hour: number) => string; readonly nextDay: string }
}

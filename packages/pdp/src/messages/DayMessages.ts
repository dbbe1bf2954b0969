import type { ProductSettings } from '@store/api-client/contract/days'
import type { DayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { DayError } from '../store/DayState.ts'

/** Every word of choosing the day a gift arrives. */
export interface DayMessages {
  /** Name of the choice. */
  readonly heading: string
  /** Stands in the field before a day is chosen. */
  readonly placeholder: string
  /** Name of the field, which opens the calendar. */
  readonly field: string
  /** Names of the first days to choose from, and of the way to all others. */
  readonly today: string
  readonly tomorrow: string
  readonly earliest: string
  readonly next: string
  /** Under such a day while no location was chosen. */
  readonly noPlaceYet: string
  readonly pickDate: string
  /** What the way to all other days leads to. */
  readonly calendar: string
  /** The chosen day, with its hours where some were chosen. */
  readonly arrives: (day: string, hours: string | undefined) => string
  /** Hours of a day, from and to. */
  readonly hours: (start: number, end: number) => string
  /** The hour to order by, and the day of it. */
  readonly orderBy: (hour: number, day: string) => string
  /** Why it cannot be bought for the day as it stands. */
  readonly error: (fault: DayError) => string
  /** A day that was chosen and is not open at the place as it is now. */
  readonly lost: (day: string) => string
  /** The hours that were chosen can no longer be had. */
  readonly lostSlot: string
  /** Why a day cannot be chosen, by its `MM-DD`. */
  readonly closed: (why: DayUnavailableReason, monthDay: string) => string
  /** What a day is marked as, by its `MM-DD`. */
  readonly marked: (monthDay: string) => string
  /** Name of the hours to choose from. */
  readonly slots: string
  /** Any hours. */
  readonly anyTime: string
  readonly free: string
  readonly full: string
  /** Said while hours are on their way, and where they did not come. */
  readonly slotsLoading: string
  readonly slotsFailed: string
  /** Said while the open days are on their way, and where they did not come. */
  readonly daysLoading: string
  readonly daysFailed: string
  readonly retry: string
  /** What delivery costs in the city that was chosen. */
  readonly charge: (
    settings: ProductSettings,
    priceOf: (amount: ProductSettings['freeFrom']) => string,
  ) => string
}

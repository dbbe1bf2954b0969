import type { ProductSettings } from '@store/api-client/contract/days'
import type { DayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { DeliveryDayError } from '../store/DeliveryDayState.ts'

/** UI messages of the delivery-date picker. */
export interface DeliveryDayMessages {
  /** Heading of the picker. */
  readonly heading: string
  /** Placeholder of the field before a day is chosen. */
  readonly placeholder: string
  /** Name of the field that opens the calendar. */
  readonly field: string
  /** Labels of the first days, and of the button for all other days. */
  readonly today: string
  readonly tomorrow: string
  readonly earliest: string
  readonly next: string
  /** Shown below the first days while no location is chosen. */
  readonly noPlaceYet: string
  readonly pickDate: string
  /** Label of the button that opens the calendar with all other days. */
  readonly calendar: string
  /** The chosen day, with its time slot if one was chosen. */
  readonly arrives: (day: string, hours: string | undefined) => string
  /** A time slot, from start to end. */
  readonly hours: (start: number, end: number) => string
  /** The hour to order by, and its day. */
  readonly orderBy: (hour: number, day: string) => string
  /** Error text: why the gift cannot be bought for the current day. */
  readonly error: (fault: DeliveryDayError) => string
  /** Shown for a chosen day that is no longer available at the current location. */
  readonly lost: (day: string) => string
  /** Shown when the chosen time slot is no longer available. */
  readonly lostSlot: string
  /** Why a day, given as `MM-DD`, cannot be chosen. */
  readonly closed: (why: DayUnavailableReason, monthDay: string) => string
  /** Name of a marked day, given as `MM-DD`. */
  readonly marked: (monthDay: string) => string
  /** Name of the list of time slots. */
  readonly slots: string
  /** Label of "any time slot". */
  readonly anyTime: string
  readonly free: string
  readonly full: string
  /** Shown while time slots are loading, and when they could not be loaded. */
  readonly slotsLoading: string
  readonly slotsFailed: string
  /** Shown while the available days are loading, and when they could not be loaded. */
  readonly daysLoading: string
  readonly daysFailed: string
  readonly retry: string
  /** Delivery charge in the chosen city. */
  readonly charge: (
    settings: ProductSettings,
    priceOf: (amount: ProductSettings['freeFrom']) => string,
  ) => string
}

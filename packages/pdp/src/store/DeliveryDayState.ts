import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { AreaAvailability, DayPrice, DaySlot, ProductSettings } from '@store/api-client/contract/days'
import type { ApiError } from '@store/api-client/contract/problem'
import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'

/** State of the delivery-date picker; exists from its first use (specification 2, section 4, "Slots"). */
export interface DeliveryDayState {
  /** Delivery days available at the chosen location. */
  readonly area: AsyncData<AreaAvailability>
  /** The requested day; it is chosen once the API confirms that it is available at the location. */
  readonly requestedDate: CalendarDate | undefined
  /** The chosen delivery; `undefined` for the earliest possible. */
  readonly chosen: ChosenDelivery | undefined
  /** Time slots of the chosen day; empty for a day with courier delivery. */
  readonly slots: AsyncData<readonly DaySlot[]>
  /** Price of the gift on the chosen day, before options; `undefined` if it was not requested. */
  readonly price: DayPrice | undefined
  /** Settings that differ by city; `undefined` until they are loaded. */
  readonly settings: ProductSettings | undefined
  /** The error that blocks the purchase. */
  readonly error: DeliveryDayError | undefined
  /** A requested day that is not available at the current location. */
  readonly unavailableDate: CalendarDate | undefined
  /** The chosen time slot is no longer available, so the delivery is now at any time of the chosen day. */
  readonly isSlotUnavailable: boolean
  /** Number of times that the shopper tried to buy despite the error. */
  readonly failedAttempts: number
}

/** State of data that is requested from the API. */
export type AsyncData<Answer> =
  /** Not requested yet, or there is nothing to request. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly value: Answer }
  | { readonly kind: 'failed'; readonly failure: ApiError }

/** Why a gift cannot be bought for the current day (specification 2, sections 5 and 8). */
export type DeliveryDayError =
  /** A location must be chosen before a day. */
  | 'noPlace'
  /** A date must be chosen. */
  | 'noDate'
  /** Neither a vendor nor a courier delivers the product to this location. */
  | 'notDeliverable'

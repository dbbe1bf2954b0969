import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { AreaAvailability, DayPrice, DaySlot, ProductSettings } from '@store/api-client/contract/days'
import type { ApiError } from '@store/api-client/contract/problem'
import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'

/** Choosing the day a gift is to arrive, once somebody began to (specification 2, section 4, "Slots"). */
export interface DayState {
  /** Which days are open at the chosen place. */
  readonly area: AsyncData<AreaAvailability>
  /** The day that is wished for; it is chosen once the place says that it is open. */
  readonly requestedDate: CalendarDate | undefined
  /** What was chosen; `undefined` for the earliest there is. */
  readonly chosen: ChosenDelivery | undefined
  /** Hours of the chosen day; of a day that a courier comes on there are none. */
  readonly slots: AsyncData<readonly DaySlot[]>
  /** What the gift costs on that day, before options; `undefined` where nobody asked. */
  readonly price: DayPrice | undefined
  /** What of the shop differs by city; `undefined` until it is known. */
  readonly settings: ProductSettings | undefined
  /** What stands in the way of buying. */
  readonly error: DayError | undefined
  /** A day that was wished for and is not open at the place as it is now. */
  readonly unavailableDate: CalendarDate | undefined
  /** Hours of the chosen day that were chosen and can no longer be had: it comes at any of them now. */
  readonly isSlotUnavailable: boolean
  /** How often buying was tried in spite of the fault. */
  readonly failedAttempts: number
}

/** Something that is asked of the shop. */
export type AsyncData<Answer> =
  /** Nobody asked, or there is nothing to ask about. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly value: Answer }
  | { readonly kind: 'failed'; readonly failure: ApiError }

/** Why a gift cannot be bought for the day as it stands (specification 2, sections 5 and 8). */
export type DayError =
  /** A place must be chosen before a day can be. */
  | 'noPlace'
  /** A day must be chosen. */
  | 'noDate'
  /** Neither a vendor nor a courier brings it there. */
  | 'noWay'

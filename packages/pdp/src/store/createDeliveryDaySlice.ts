import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { DeliveryDayError, DeliveryDayState } from './DeliveryDayState.ts'
import type { ProductState } from './ProductState.ts'

/**
 * The part of the delivery date that the purchase needs. The picker itself is loaded after the first interaction
 * (`createDayPicker`).
 */
export interface DeliveryDaySlice {
  /**
   * Returns the error of the delivery date that prevents the purchase (specification 2, section 5), and shows it at the
   * date field, which gets the focus. Without a requested day there is no error, and the gift is delivered at the
   * earliest date.
   */
  readonly dayError: () => DeliveryDayError | undefined
  /** The chosen day, delivery method and slot; `undefined` for the earliest possible. */
  readonly chosenDelivery: () => ChosenDelivery | undefined
  /** Sets the picker's state and the shopper's choice. */
  readonly setDay: (day: DeliveryDayState) => void
}

/** Returns whether two choices are the same for the shopper; how the gift is delivered follows from the location. */
export const isSameDelivery = (one: ChosenDelivery | undefined, other: ChosenDelivery | undefined): boolean =>
  one?.date === other?.date && one?.slot === other?.slot

/** Creates the part of the store with the delivery date; `onChange` is called when the choice changes. */
export function createDeliveryDaySlice(
  store: StoreApi<ProductState>,
  onChange: () => void,
): DeliveryDaySlice {
  return {
    dayError: () => {
      const { day } = store.getState()
      if (day?.error) store.setState({ day: { ...day, failedAttempts: day.failedAttempts + 1 } })
      return day?.error
    },
    chosenDelivery: () => store.getState().day?.chosen,
    setDay: (day) => {
      const before = store.getState().day?.chosen
      const { chosen } = day
      const isSame = isSameDelivery(before, chosen)
      // Keeps the object, so that components that show only the choice do not render again.
      store.setState({ day: isSame && before?.by === chosen?.by ? { ...day, chosen: before } : day })
      if (!isSame) onChange()
    },
  }
}

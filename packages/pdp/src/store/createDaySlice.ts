import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { DayError, DayState } from './DayState.ts'
import type { ProductState } from './ProductState.ts'

/** What buying must know of the day a gift is to arrive; how it is chosen comes with the first stir (`createDayPicker`). */
export interface DaySlice {
  /**
   * What stands in the way of buying where the day is concerned (specification 2, section 5); tells it at the date's
   * field, which takes the focus. As long as nobody chose a day there is nothing: the gift takes the earliest.
   */
  readonly dayError: () => DayError | undefined
  /** The day, the way and the slot that were chosen; `undefined` for the earliest there is. */
  readonly chosenDelivery: () => ChosenDelivery | undefined
  /** Takes over what the picker knows and the shopper chose. */
  readonly setDay: (day: DayState) => void
}

/** Makes the part of the store that keeps the day; `onChange` hears of another choice. */
export function createDaySlice(store: StoreApi<ProductState>, onChange: () => void): DaySlice {
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
      // The same day stays the same object: who buys compares.
      const isSame = before?.date === chosen?.date && before?.slot === chosen?.slot
      store.setState({ day: isSame ? { ...day, chosen: before } : day })
      if (!isSame) onChange()
    },
  }
}

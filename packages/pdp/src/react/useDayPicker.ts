import { useContext, useEffect, useMemo } from 'react'
import { createDayPicker, type DayPicker } from '../store/days/createDayPicker.ts'
import { ProductContext } from './ProductProvider.tsx'

/** What chooses the day for the nearest `ProductProvider`; `undefined` where its host lets none be chosen. */
export function useDayPicker(): DayPicker | undefined {
  const store = useContext(ProductContext)?.store
  const picker = useMemo(() => {
    const days = store?.late.days
    if (!store || !days) return undefined
    const { getState, placeCheck, actions, late } = store
    return createDayPicker({
      ...{ getState, placeCheck, days },
      setDay: actions.setDay,
      showPlace: late.showPlace,
    })
  }, [store])

  // The place is chosen outside of it.
  useEffect(() => picker?.start(), [picker])

  return picker
}

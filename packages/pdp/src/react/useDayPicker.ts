import { useContext, useEffect, useMemo } from 'react'
import { createDayPicker, type DayPicker } from '../store/days/createDayPicker.ts'
import { ProductContext } from './ProductProvider.tsx'
import { useProduct } from './useProduct.ts'

/** What chooses the day for the nearest `ProductProvider`; `undefined` where its host lets none be chosen. */
export function useDayPicker(): DayPicker | undefined {
  const store = useContext(ProductContext)?.store
  const { day } = useProduct().state
  const picker = useMemo(() => {
    const days = store?.lazyPorts.days
    if (!store || !days) return undefined
    const { getState, placeCheck, actions, lazyPorts } = store
    return createDayPicker({
      ...{ getState, placeCheck, days },
      setDay: actions.setDay,
      showPlace: lazyPorts.showPlace,
    })
  }, [store])

  // The place is chosen outside of it.
  useEffect(() => picker?.start(), [picker])

  // A draft is taken over when its code comes, before or after this: its day is put back in the picker then.
  const isKept = day?.requestedDate !== undefined && day.area.kind === 'none'
  useEffect(() => {
    if (isKept) void picker?.restore()
  }, [picker, isKept])

  return picker
}

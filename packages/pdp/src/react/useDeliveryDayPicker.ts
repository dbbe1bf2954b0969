import { useContext, useEffect, useMemo } from 'react'
import { createDeliveryDayPicker, type DeliveryDayPicker } from '../store/days/createDeliveryDayPicker.ts'
import { ProductContext } from './ProductProvider.tsx'
import { useProductState } from './useProductState.ts'

/**
 * Returns the date picker of the nearest `ProductProvider`; `undefined` if the host does not offer a choice of days.
 */
export function useDeliveryDayPicker(): DeliveryDayPicker | undefined {
  const store = useContext(ProductContext)?.store
  const day = useProductState(({ day }) => day)
  const picker = useMemo(() => {
    const days = store?.lazyPorts.days
    if (!store || !days) return undefined
    const { getState, placeCheck, actions, lazyPorts } = store
    return createDeliveryDayPicker({
      ...{ getState, placeCheck, days },
      setDay: actions.setDay,
      showPlace: lazyPorts.showPlace,
    })
  }, [store])

  // The location is chosen outside the picker, so the picker subscribes to it.
  useEffect(() => picker?.start(), [picker])

  // A draft is restored when its code has loaded, which may be after this effect. Then the picker must check the day of
  // the draft, too.
  const isKept = day?.requestedDate !== undefined && day.area.kind === 'none'
  useEffect(() => {
    if (isKept) void picker?.restore()
  }, [picker, isKept])

  return picker
}

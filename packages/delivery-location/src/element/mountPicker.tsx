import { createRoot } from 'react-dom/client'
import { ChangePlaceButton } from '../components/ChangePlaceButton/ChangePlaceButton.tsx'
import { DeliveryLocationProvider } from '../react/DeliveryLocationProvider.tsx'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

/** The picker as it stands in an element. */
export interface MountedPicker {
  /** Draws it anew, for an element that stands elsewhere now. */
  readonly redraw: () => void
  /** Takes it out of the page. */
  readonly remove: () => void
}

/** Shows the button and what it opens inside an element, in light DOM, where the page's own styles can reach it. */
export function mountPicker(element: HTMLElement, store: DeliveryLocationStore): MountedPicker {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root = createRoot(place)
  let times = 0
  const redraw = () => {
    times += 1
    root.render(
      <DeliveryLocationProvider key={times} store={store}>
        <ChangePlaceButton />
      </DeliveryLocationProvider>,
    )
  }
  redraw()
  return {
    redraw,
    remove: () => {
      root.unmount()
      place.remove()
    },
  }
}

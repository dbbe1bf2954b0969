import { createRoot } from 'react-dom/client'
import { ChangePlaceButton } from '../components/ChangePlaceButton/ChangePlaceButton.tsx'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { DeliveryLocationProvider } from '../react/DeliveryLocationProvider.tsx'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

/** A picker mounted in an element. */
export interface MountedPicker {
  /** Renders it again after the element was moved or its messages changed. */
  readonly redraw: () => void
  /** Unmounts it. */
  readonly remove: () => void
}

/** Renders the button and its overlays inside an element, in light DOM, where the page's own styles apply. */
export function mountPicker(
  element: HTMLElement,
  store: DeliveryLocationStore,
  readMessages: () => DeliveryLocationMessages,
): MountedPicker {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root = createRoot(place)
  let times = 0
  const redraw = () => {
    times += 1
    root.render(
      <DeliveryLocationProvider key={times} store={store} messages={readMessages()}>
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

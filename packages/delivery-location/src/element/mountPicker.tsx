import { createRoot } from 'react-dom/client'
import { ChangePlaceButton } from '../components/ChangePlaceButton/ChangePlaceButton.tsx'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { DeliveryLocationProvider } from '../react/DeliveryLocationProvider.tsx'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

/** A picker mounted in an element. */
export interface MountedPicker {
  /** Renders it with the current messages; nothing while their language is loading. */
  readonly update: () => void
  /** Mounts it again: a dialog that was moved is no longer in the top layer. */
  readonly remount: () => void
  /** Unmounts it. */
  readonly remove: () => void
}

/** Renders the button and its overlays inside an element, in light DOM, where the page's own styles apply. */
export function mountPicker(
  element: HTMLElement,
  store: DeliveryLocationStore,
  readMessages: () => DeliveryLocationMessages | undefined,
): MountedPicker {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root = createRoot(place)
  let times = 1
  const update = () => {
    const messages = readMessages()
    root.render(
      messages ? (
        <DeliveryLocationProvider key={times} store={store} messages={messages}>
          <ChangePlaceButton />
        </DeliveryLocationProvider>
      ) : null,
    )
  }
  update()
  return {
    update,
    remount: () => {
      times += 1
      // The old dialog must be gone before the new one opens: Preact would unmount it afterwards.
      root.render(null)
      update()
    },
    remove: () => {
      root.unmount()
      place.remove()
    },
  }
}

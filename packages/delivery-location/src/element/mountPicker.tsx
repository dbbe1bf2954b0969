import { createRoot } from 'react-dom/client'
import { ChangePlaceButton } from '../components/ChangePlaceButton/ChangePlaceButton.tsx'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { DeliveryLocationProvider } from '../react/DeliveryLocationProvider.tsx'
import type { DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'

/** A picker mounted in an element. */
export interface MountedPicker {
  /** Renders the picker with the current messages; renders nothing while their language is loading. */
  readonly update: () => void
  /** Mounts the picker again, because a moved dialog is no longer in the top layer. */
  readonly remount: () => void
  /** Unmounts the picker. */
  readonly remove: () => void
}

/** Renders the button and its overlays inside an element, in light DOM, so that the page's styles apply. */
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
      // The old dialog must be removed first, because Preact would otherwise unmount it after the new one opens.
      root.render(null)
      update()
    },
    remove: () => {
      root.unmount()
      place.remove()
    },
  }
}

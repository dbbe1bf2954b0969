import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { useLazy } from '../lazy/useLazy.ts'

/** What opens over the page, once something is wanted of it; where it does not arrive the browser asks in its own way. */
export function LazyOverlays() {
  const { state, actions, messages } = useDeliveryLocation()
  const { open, confirmation } = state
  const Overlays = useLazy(load, open !== undefined || confirmation !== undefined, () => {
    actions.close()
    if (!confirmation) return
    const gifts = confirmation.lines.map(({ title }) => title)
    actions.resolveConfirmation(
      window.confirm([messages.leavingTitle, messages.leaving(confirmation.to), ...gifts].join('\n')),
    )
  })
  return Overlays ? <Overlays /> : null
}

const load = () => import('../Overlays/Overlays.tsx').then((late) => late.Overlays)

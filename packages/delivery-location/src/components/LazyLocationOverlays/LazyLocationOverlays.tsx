import { useLazy } from '@store/ui/lazy'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'

/** Lazy-loads the overlays once one is needed; if loading fails, the browser's native dialogs are used. */
export function LazyLocationOverlays() {
  const { state, actions, messages } = useDeliveryLocation()
  const { open, confirmation } = state
  const { part: Overlays } = useLazy(load, open !== undefined || confirmation !== undefined, () => {
    actions.close()
    if (!confirmation) return
    const gifts = confirmation.lines.map(({ title }) => title)
    actions.resolveConfirmation(
      window.confirm([messages.leavingTitle, messages.leaving(confirmation.to), ...gifts].join('\n')),
    )
  })
  return Overlays ? <Overlays /> : null
}

const load = () => import('../LocationOverlays/LocationOverlays.tsx').then((late) => late.LocationOverlays)

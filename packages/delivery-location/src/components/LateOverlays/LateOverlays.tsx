import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { useLate } from '../late/useLate.ts'

/** What opens over the page, once something is wanted of it; where it does not arrive the browser asks in its own way. */
export function LateOverlays() {
  const { state, actions, messages } = useDeliveryLocation()
  const { open, question } = state
  const Overlays = useLate(load, open !== undefined || question !== undefined, () => {
    actions.close()
    if (!question) return
    const gifts = question.lines.map(({ title }) => title)
    actions.answer(
      window.confirm([messages.leavingTitle, messages.leaving(question.to), ...gifts].join('\n')),
    )
  })
  return Overlays ? <Overlays /> : null
}

const load = () => import('../Overlays/Overlays.tsx').then((late) => late.Overlays)

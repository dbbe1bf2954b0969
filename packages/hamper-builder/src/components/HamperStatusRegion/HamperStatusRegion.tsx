import { countPicked } from '@store/api-client/contract/rules/hamperPicks'
import { StatusRegion } from '@store/ui/status-region'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useDeferredHamperState } from '../../react/useHamperState.ts'
import { calculateHamperTotal } from '../../store/summary.ts'

/** Debounce delay in milliseconds; of several quick presses, only the last is announced. */
const calmMs = 400

/** Announces the progress of the current step and the total after each change. */
export const HamperStatusRegion = createHamperPart((slots) => slots.status, OwnHamperStatus)

function OwnHamperStatus() {
  const { messages } = useHamperServices()
  const { hamper, build, loading } = useDeferredHamperState()
  const step = build.steps[build.at]
  const words = () => {
    if (!hamper) return loading.kind === 'loading' ? messages.loading : ''
    const total = messages.price(calculateHamperTotal(hamper, build))
    if (!step) return messages.status(messages.review, '', total)
    const chosen = countPicked(step, build.picks)
    const more = step.min - chosen
    return messages.status(
      `${step.title}, ${messages.count(chosen, step.max)}`,
      more > 0 ? messages.toChoose(more) : '',
      total,
    )
  }
  return <StatusRegion text={words()} delayMs={calmMs} />
}

import { countPicked } from '@store/api-client/contract/rules/hamperPicks'
import { StepBar, type StepItem } from '@store/ui/step-bar'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useDeferredHamperState } from '../../react/useHamperState.ts'

const reviewId = 'review'

/**
 * Renders the step bar; a later step can be opened if the steps before it are complete (specification 2, section 4).
 */
export const HamperStepBar = createHamperPart((slots) => slots.steps, OwnSteps)

function OwnSteps() {
  const { actions, messages } = useHamperServices()
  const { hamper, build } = useDeferredHamperState()
  const { steps, at, picks } = build
  const stateOf = (place: number, isDone: boolean): StepItem['state'] =>
    place === at ? 'current' : isDone ? 'done' : 'open'
  const items: readonly StepItem[] = [
    ...steps.map((step, place): StepItem => {
      const chosen = countPicked(step, picks)
      const isDone = place < at || (step.min > 0 && chosen >= step.min)
      return {
        ...{ id: step.id, title: step.title, state: stateOf(place, isDone) },
        count: messages.count(chosen, step.max),
      }
    }),
    { id: reviewId, title: messages.review, state: stateOf(steps.length, false) },
  ]
  const goTo = (id: string) => {
    const place = steps.findIndex((step) => step.id === id)
    actions.goTo(place === -1 ? steps.length : place)
  }
  return (
    <StepBar
      label={messages.steps(hamper?.title ?? '')}
      messages={messages.stepBar}
      steps={items}
      onStep={goTo}
    />
  )
}

import type { HamperStep } from '@store/api-client/contract/hampers'
import { countPicked } from '@store/api-client/contract/rules/hamperPicks'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useDeferredHamperState, useHamperState } from '../../react/useHamperState.ts'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import { PanelHeading } from './PanelHeading.tsx'
import styles from './StepPanel.module.css'

/** Renders the current step: its limits and its items. */
export const StepPanel = createHamperPart((slots) => slots.stepPanel, OwnStepPanel)

function OwnStepPanel() {
  const step = useHamperState(({ build }) => build.steps[build.at])
  if (!step) return null
  return (
    <section className={styles.panel} aria-label={step.title}>
      <div>
        <PanelHeading key={step.id}>{step.title}</PanelHeading>
        <StepRange step={step} />
      </div>
      <ul className={styles.items}>
        {step.items.map((item, place) => (
          <li className={styles.item} key={`${step.id}/${item.id}`}>
            <ItemCard item={item} step={step} isFirst={place < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StepRange({ step }: { readonly step: HamperStep }) {
  const { messages } = useHamperServices()
  const chosen = countPicked(step, useDeferredHamperState().build.picks)
  const more = step.min - chosen
  return (
    <p className={styles.range}>
      {messages.range(step.min, step.max)}
      <span className={styles.count} data-lacks={more > 0 || undefined}>
        {more > 0 ? messages.toChoose(more) : messages.count(chosen, step.max)}
      </span>
    </p>
  )
}

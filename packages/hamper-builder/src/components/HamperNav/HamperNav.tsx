import { Notice, StickyBar } from '@store/ui'
import { createHamperPart } from '../../react/createHamperPart.ts'
import type { HamperNavProps } from '../../react/HamperPartProps.ts'
import { useHamper } from '../../react/useHamper.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useDeferredHamperState } from '../../react/useHamperState.ts'
import { calculateHamperTotal } from '../../store/summary.ts'
import { LastItemPictures } from '../LastItemPictures/LastItemPictures.tsx'
import styles from './HamperNav.module.css'
import { StepButtons } from './StepButtons.tsx'

/**
 * Renders Back and Next, Buy Now at the end, and the reason when a press had no effect (specification 2, sections 2 and
 * 4).
 */
export const HamperNav = createHamperPart((slots) => slots.nav, OwnHamperNav)

function OwnHamperNav({ place }: HamperNavProps) {
  const { messages } = useHamperServices()
  const { hamper, build } = useDeferredHamperState()
  if (!hamper) return null
  if (place === 'column') {
    return (
      <div className={styles.column}>
        <Fault />
        <StepButtons size="l" />
      </div>
    )
  }
  return (
    <StickyBar label={messages.bar}>
      <div className={styles.bar}>
        <Fault />
        <div className={styles.row}>
          <div className={styles.soFar}>
            <LastItemPictures />
            <span className={styles.sum}>{messages.price(calculateHamperTotal(hamper, build))}</span>
          </div>
          <StepButtons size="m" />
        </div>
      </div>
    </StickyBar>
  )
}

function Fault() {
  const { state, messages } = useHamper()
  const { build, purchase, lacksPincode } = state
  const text = build.error
    ? messages.fault(build.error)
    : purchase.kind === 'failed'
      ? messages.purchaseFailed(purchase.failure)
      : lacksPincode
        ? messages.lacksPincode
        : undefined
  return (
    <div className={styles.fault} role="alert">
      {text && <Notice kind="bad">{text}</Notice>}
    </div>
  )
}

import { Skeleton } from '@store/ui/skeleton'
import { useEffect } from 'react'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useHamperState } from '../../react/useHamperState.ts'
import { HamperDateField } from '../HamperDateField/HamperDateField.tsx'
import { HamperHeader } from '../HamperHeader/HamperHeader.tsx'
import { HamperNav } from '../HamperNav/HamperNav.tsx'
import { HamperProblems } from '../HamperProblems/HamperProblems.tsx'
import { HamperStatusRegion } from '../HamperStatusRegion/HamperStatusRegion.tsx'
import { HamperSummary } from '../HamperSummary/HamperSummary.tsx'
import { ReviewPanel } from '../ReviewPanel/ReviewPanel.tsx'
import { StepPanel } from '../StepPanel/StepPanel.tsx'
import { HamperStepBar } from './HamperStepBar.tsx'
import styles from './HamperView.module.css'

/**
 * Renders the hamper builder: steps, the items of each, the day, the summary and the purchase buttons
 * (specification 2, section 2).
 */
export function HamperView() {
  const { actions, messages } = useHamperServices()
  const hamper = useHamperState((state) => state.hamper)
  const loading = useHamperState((state) => state.loading)
  const isReview = useHamperState(({ build }) => build.at >= build.steps.length)

  // Runs in an effect with a cleanup, because browser storage and the chosen location exist only in the browser and
  // outlive this view.
  useEffect(() => actions.start(), [actions])

  return (
    <div className={styles.page} data-hamper-page>
      <HamperStatusRegion />
      {hamper ? (
        <>
          <HamperHeader hamper={hamper} />
          <div className={styles.day}>
            <HamperDateField />
          </div>
          <div className={styles.steps}>
            <HamperProblems />
            <HamperStepBar />
          </div>
          <div className={styles.panel}>{isReview ? <ReviewPanel /> : <StepPanel />}</div>
          <div className={styles.summary}>
            <HamperSummary />
          </div>
          <HamperNav place="bar" />
        </>
      ) : (
        <div className={styles.waiting}>
          <HamperProblems />
          {loading.kind === 'loading' && <Waiting text={messages.loading} />}
        </div>
      )}
    </div>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <section className={styles.bones} aria-busy="true" aria-label={text}>
      <Skeleton shape="lines" lines={2} />
      <div className={styles.boneRow}>
        {[0, 1, 2, 3].map((bone) => (
          <Skeleton key={bone} shape="block" ratio="1/1" />
        ))}
      </div>
    </section>
  )
}

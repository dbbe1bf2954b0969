import { Step } from './Step.tsx'
import styles from './StepBar.module.css'
import type { StepBarProps } from './StepBarProps.ts'

/** Step bar: the position in a process of several steps; on narrow screens, one bar with the step's name above it. */
export function StepBar({ steps, label, messages, onStep }: StepBarProps) {
  const at = steps.findIndex(({ state }) => state === 'current')
  const current = steps[at]
  const reason = steps.find(({ state }) => state === 'locked')?.reason
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own and be read as a form part.
    <div className={styles.bar} role="group" aria-label={label}>
      {current && (
        // Hidden from screen readers, because the list of steps contains the same information and more.
        <div className={styles.summary} aria-hidden="true">
          <span className={styles.position}>{messages.position(at + 1, steps.length)}</span>
          <span className={styles.here}>{current.title}</span>
          <span className={styles.count}>{current.count}</span>
        </div>
      )}
      <ol className={styles.list}>
        {steps.map((step, place) => (
          <Step key={step.id} step={step} place={place + 1} done={messages.done} onStep={onStep} />
        ))}
      </ol>
      {reason && (
        <div className={styles.next} aria-hidden="true">
          {reason}
        </div>
      )}
    </div>
  )
}

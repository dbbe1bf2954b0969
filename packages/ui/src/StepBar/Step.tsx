import { classNames } from '../classNames.ts'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './StepBar.module.css'
import type { StepBarProps, StepItem } from './StepBarProps.ts'

interface StepProps extends Required<Pick<StepBarProps, 'onStep'>> {
  readonly step: StepItem
  /** Position of the step, from 1. */
  readonly place: number
  /** Screen reader text of a completed step. */
  readonly done: string
}

export function Step({ step, place, done, onStep }: StepProps) {
  const { id, title, state, count, reason } = step
  const locked = state === 'locked'
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <CheckIcon size="xs" /> : place}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        {state === 'done' && <VisuallyHidden>{done}</VisuallyHidden>}{' '}
        {count && <span className={styles.count}>{count}</span>}{' '}
        {locked && reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </>
  )
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {state === 'current' || !onStep ? (
        <span className={styles.face}>{content}</span>
      ) : (
        <button
          type="button"
          className={classNames(styles.face, styles.button)}
          // A locked step keeps focus, so that its reason can be read.
          aria-disabled={locked || undefined}
          onClick={() => {
            if (!locked) onStep(id)
          }}
        >
          {content}
        </button>
      )}
    </li>
  )
}

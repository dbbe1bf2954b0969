import { useId } from 'react'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import styles from './QuantityStepper.module.css'

/** Accessible names; each should contain the product, such as "Decrease quantity of Red Roses". */
export interface QuantityStepperLabels {
  /** Name of the whole stepper. */
  readonly group: string
  /** Name of the minus button. */
  readonly decrease: string
  /** Name of the plus button. */
  readonly increase: string
  /** Name of the number between the buttons. */
  readonly value: string
}

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps {
  /** Current quantity. */
  readonly value: number
  /** Minimum quantity. */
  readonly min: number
  /** Maximum quantity. */
  readonly max: number
  /** Called with the new quantity. */
  readonly onChange: (value: number) => void
  /**
   * Called when minus is pressed at the minimum, such as to confirm a removal; without it, minus does nothing there.
   */
  readonly onBelowMin?: (() => void) | undefined
  /** Accessible names. */
  readonly labels: QuantityStepperLabels
  /** Why the quantity cannot decrease; shown at the minimum if minus stops there. */
  readonly minText?: string | undefined
  /** Why the quantity cannot increase; shown at the maximum. */
  readonly limitText?: string | undefined
}

/** Quantity stepper: minus, a number, plus. */
export function QuantityStepper({
  value,
  min,
  max,
  labels,
  minText,
  limitText,
  ...on
}: QuantityStepperProps) {
  const limitId = useId()
  const atMin = value <= min
  const atMax = value >= max
  const stopsAtMin = atMin && !on.onBelowMin
  const text = atMax ? limitText : stopsAtMin ? minText : undefined

  const decrease = () => (atMin ? on.onBelowMin?.() : on.onChange(value - 1))
  const increase = () => {
    if (!atMax) on.onChange(value + 1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own and be read as a form part.
    <div className={styles.stepper} role="group" aria-label={labels.group}>
      <span className={styles.row}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.decrease}
          aria-disabled={stopsAtMin || undefined}
          aria-describedby={text && stopsAtMin ? limitId : undefined}
          onClick={decrease}
        >
          <MinusIcon size="s" />
        </button>
        {/* Not a live region, because the component with the total announces quantity and total together. */}
        <output className={styles.value} aria-live="off" aria-label={labels.value}>
          {value}
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.increase}
          aria-disabled={atMax || undefined}
          aria-describedby={text && atMax ? limitId : undefined}
          onClick={increase}
        >
          <PlusIcon size="s" />
        </button>
      </span>
      {text && (
        <span className={styles.limit} id={limitId}>
          {text}
        </span>
      )}
    </div>
  )
}

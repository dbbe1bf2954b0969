import { classNames } from '../classNames.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './CarouselArrow.module.css'

interface CarouselArrowProps {
  readonly label: string
  /** Moves the slides; undefined when there are no more slides. */
  readonly onMove: (() => void) | undefined
  /** Whether the arrow points forward instead of back. */
  readonly forward?: boolean
}

/** Round arrow button. When there are no more slides, it stays visible, keeps focus and does nothing. */
export function CarouselArrow({ label, onMove, forward = false }: CarouselArrowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.arrow, forward && styles.forward)}
      aria-label={label}
      aria-disabled={onMove ? undefined : true}
      onClick={onMove}
    >
      <ChevronRightIcon size="s" />
    </button>
  )
}

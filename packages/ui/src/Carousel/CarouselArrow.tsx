import { classNames } from '../classNames.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './CarouselArrow.module.css'

interface CarouselArrowProps {
  readonly label: string
  /** Moves the slides; missing where they end. */
  readonly onMove: (() => void) | undefined
  /** It points on, not back. */
  readonly forward?: boolean
}

/** A round arrow. At the end it stays where it is, with its focus, and does nothing. */
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

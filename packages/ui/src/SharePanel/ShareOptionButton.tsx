import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ShareOptionButton.module.css'

interface ShareChoiceProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onClick: () => void
  /** URL that opens in a new tab; without it the choice is a button. */
  readonly href?: string
  /** Screen reader text after the name of a link. */
  readonly newTab?: string
}

/** One share option: a round icon with its name below. */
export function ShareOptionButton({ icon, label, onClick, href, newTab }: ShareChoiceProps) {
  const face = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={styles.choice} onClick={() => onClick()}>
        {face}
      </button>
    )
  }
  return (
    <a
      className={styles.choice}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => onClick()}
    >
      {face} <VisuallyHidden>{newTab}</VisuallyHidden>
    </a>
  )
}

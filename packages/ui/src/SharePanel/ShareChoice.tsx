import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ShareChoice.module.css'

interface ShareChoiceProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onClick: () => void
  /** Where it leads, in a tab of its own; without it it is a button. */
  readonly href?: string
  /** Read out after the name of a link. */
  readonly newTab?: string
}

/** One way to share: a round icon with its name below. */
export function ShareChoice({ icon, label, onClick, href, newTab }: ShareChoiceProps) {
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

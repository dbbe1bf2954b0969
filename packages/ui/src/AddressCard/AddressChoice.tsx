import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './AddressCard.module.css'

/** How an address is one of several. */
export interface AddressSelection {
  /** What the radio buttons of these addresses have in common. */
  readonly name: string
  /** Whether it is the chosen one. */
  readonly checked: boolean
  /** Called when it is chosen. */
  readonly onSelect: () => void
}

interface AddressChoiceProps {
  readonly selection: AddressSelection
  /** It cannot be chosen now. Not `disabled`, which would throw focus away. */
  readonly swallow: boolean
  /** What the ids of name, lines and note begin with. */
  readonly id: string
  readonly children: ReactNode
}

export function AddressChoice({ selection, swallow, id, children }: AddressChoiceProps) {
  return (
    <label className={classNames(styles.row, styles.choice)} data-swallow={swallow || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={selection.name}
        checked={selection.checked}
        onChange={() => {
          if (!swallow) selection.onSelect()
        }}
        aria-disabled={swallow || undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={swallow ? `${id}-lines ${id}-note` : `${id}-lines`}
      />
      {children}
    </label>
  )
}

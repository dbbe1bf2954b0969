import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './AddressCard.module.css'

/** Radio button props of an address in a list. */
export interface AddressRadioProps {
  /** Shared `name` of the radio buttons of these addresses. */
  readonly name: string
  /** Whether the address is chosen. */
  readonly checked: boolean
  /** Called when the address is chosen. */
  readonly onSelect: () => void
}

interface AddressChoiceProps {
  readonly selection: AddressRadioProps
  /**
   * Whether the address cannot be chosen now. The radio button is not `disabled`, because a disabled one would lose
   * focus.
   */
  readonly swallow: boolean
  /** Prefix of the ids of name, lines and note. */
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

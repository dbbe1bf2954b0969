import { type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import styles from './AddressCard.module.css'
import type { AddressCardMessages } from './AddressCardMessages.ts'
import { AddressChoice, type AddressRadioProps } from './AddressChoice.tsx'
import { AddressText } from './AddressText.tsx'
import type { SavedAddress } from './SavedAddress.ts'

/** Props of {@link AddressCard}. */
export interface AddressCardProps {
  /** The address. */
  readonly address: SavedAddress
  /** UI messages of the card. */
  readonly messages: AddressCardMessages
  /** Makes the card one of several to choose from, with a radio button. Without it the card only shows the address. */
  readonly selection?: AddressRadioProps | undefined
  /**
   * `checking`: the deliverability check is running. `unavailable`: not deliverable, with a message. In both states the
   * card keeps focus and cannot be chosen; the caller decides how long they last.
   * @default 'ready'
   */
  readonly state?: 'ready' | 'checking' | 'unavailable'
  /** Actions on the address, such as buttons to edit and delete. */
  readonly actions?: ReactNode
}

/** Card of a saved address. */
export function AddressCard({ address, messages, selection, state = 'ready', actions }: AddressCardProps) {
  const id = useId()
  const words = <AddressText address={address} messages={messages} id={id} />
  return (
    <div
      className={classNames(
        styles.card,
        selection?.checked && styles.checked,
        state === 'unavailable' && styles.unavailable,
      )}
      aria-busy={state === 'checking' || undefined}
    >
      {selection ? (
        <AddressChoice selection={selection} swallow={state !== 'ready'} id={id}>
          {words}
        </AddressChoice>
      ) : (
        <div className={styles.row}>{words}</div>
      )}
      {state === 'checking' && (
        <p className={styles.note} id={`${id}-note`}>
          <span className={styles.spinner} aria-hidden="true" />
          {messages.checking}
        </p>
      )}
      {state === 'unavailable' && (
        <p className={classNames(styles.note, styles.refusal)} id={`${id}-note`} role="alert">
          {messages.unavailable}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

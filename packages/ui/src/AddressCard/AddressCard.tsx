import { type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import styles from './AddressCard.module.css'
import type { AddressCardMessages } from './AddressCardMessages.ts'
import { AddressChoice, type AddressSelection } from './AddressChoice.tsx'
import { AddressText } from './AddressText.tsx'
import type { SavedAddress } from './SavedAddress.ts'

/** What {@link AddressCard} takes. */
export interface AddressCardProps {
  /** The address. */
  readonly address: SavedAddress
  /** Its words. */
  readonly messages: AddressCardMessages
  /** Makes it one of several to choose from, with a radio button; without it the card only shows. */
  readonly selection?: AddressSelection | undefined
  /**
   * `checking`: it is being found out whether it can be delivered to. `unavailable`: it cannot, and the card says so.
   * In both it keeps focus and cannot be chosen; how long it stays so is the caller's.
   * @default 'ready'
   */
  readonly state?: 'ready' | 'checking' | 'unavailable'
  /** What can be done with it, such as buttons to edit and delete. */
  readonly actions?: ReactNode
}

/** A saved address. */
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

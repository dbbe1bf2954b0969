import { Notice } from '@store/ui'
import { type RefObject, useRef } from 'react'
import type { RemovalActions } from './createConfirmedRemovalActions.ts'
import { RemovalConfirmation } from './RemovalConfirmation.tsx'
import type { RemovalMessages } from './RemovalMessages.ts'
import type { RemovalState } from './RemovalState.ts'
import styles from './Section.module.css'
import type { SectionMessages } from './SectionMessages.ts'

/** Props of `RemovalDialogWithError`. */
export interface RemovalDialogWithErrorProps<Thing> {
  readonly state: RemovalState<Thing>
  readonly actions: RemovalActions<Thing>
  /** Name of the item in the question. */
  readonly nameOf: (thing: Thing) => string
  /** Element that gets the focus when the item was removed together with the button that opened the dialog. */
  readonly focusAfter: RefObject<HTMLElement | null>
  readonly messages: RemovalMessages
  readonly shared: SectionMessages
}

/** Renders the confirmation before an item is removed, and the error when that fails. */
export function RemovalDialogWithError<Thing>({
  state,
  actions,
  nameOf,
  focusAfter,
  messages,
  shared,
}: RemovalDialogWithErrorProps<Thing>) {
  const returnFocus = useRef<HTMLElement | null>(null)
  const { target, isBusy, error } = state
  return (
    <>
      <div className={styles.news} role="alert">
        {error !== undefined && <Notice kind="bad">{messages.failed(error)}</Notice>}
      </div>
      {target !== undefined && (
        <RemovalConfirmation
          name={nameOf(target)}
          isBusy={isBusy}
          onClose={() => {
            returnFocus.current = null
            actions.cancel()
          }}
          onRemove={() => {
            returnFocus.current = focusAfter.current
            void actions.confirm()
          }}
          {...{ returnFocus, messages, shared }}
        />
      )}
    </>
  )
}

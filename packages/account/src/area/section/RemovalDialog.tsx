import { Notice } from '@store/ui'
import { RemoveDialog } from '@store/ui/remove-dialog'
import { type RefObject, useRef } from 'react'
import type { RemovalActions } from './createRemoval.ts'
import type { RemovalMessages } from './RemovalMessages.ts'
import type { RemovalState } from './RemovalState.ts'
import styles from './Section.module.css'
import type { SectionMessages } from './SectionMessages.ts'

/** Props of `RemovalDialog`. */
export interface RemovalDialogProps<Thing> {
  readonly state: RemovalState<Thing>
  readonly actions: RemovalActions<Thing>
  /** Name of the item in the question. */
  readonly nameOf: (thing: Thing) => string
  /** Gets the focus after the item was removed together with the button that opened the dialog. */
  readonly focusAfter: RefObject<HTMLElement | null>
  readonly messages: RemovalMessages
  readonly shared: SectionMessages
}

/** Renders the confirmation before an item is removed, and the error when that fails. */
export function RemovalDialog<Thing>({
  state,
  actions,
  nameOf,
  focusAfter,
  messages,
  shared,
}: RemovalDialogProps<Thing>) {
  const returnFocus = useRef<HTMLElement | null>(null)
  const { target, isBusy, error } = state
  const { title, question, remove } = messages
  const { cancel, close } = shared
  return (
    <>
      <div className={styles.news} role="alert">
        {error !== undefined && <Notice kind="bad">{messages.failed(error)}</Notice>}
      </div>
      {target !== undefined && (
        <RemoveDialog
          variant="other"
          title={nameOf(target)}
          busy={isBusy ? 'remove' : undefined}
          onClose={() => {
            returnFocus.current = null
            actions.cancel()
          }}
          onRemove={() => {
            returnFocus.current = focusAfter.current
            void actions.confirm()
          }}
          returnFocus={returnFocus}
          messages={{
            ...{ title, question, remove, cancel, close },
            // Messages about the cart and combos, which this dialog never shows.
            ...{ cartTitle: title, favorite: cancel, no: cancel, yes: remove, pictureFailed: '' },
          }}
        />
      )}
    </>
  )
}

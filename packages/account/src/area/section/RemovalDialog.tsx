import { Notice } from '@store/ui'
import { RemoveDialog } from '@store/ui/remove-dialog'
import { type RefObject, useRef } from 'react'
import type { RemovalActions } from './createRemoval.ts'
import type { RemovalMessages } from './RemovalMessages.ts'
import type { RemovalState } from './RemovalState.ts'
import styles from './Section.module.css'
import type { SectionMessages } from './SectionMessages.ts'

/** Props of `Removal`. */
export interface RemovalDialogProps<Thing> {
  readonly state: RemovalState<Thing>
  readonly actions: RemovalActions<Thing>
  /** What it is called in the question. */
  readonly nameOf: (thing: Thing) => string
  /** What gets focus once it is gone, and the button that asked with it. */
  readonly focusAfter: RefObject<HTMLElement | null>
  readonly messages: RemovalMessages
  readonly shared: SectionMessages
}

/** Asks once before something goes, and says why it is still there. */
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
            // Words of the cart and of combos, which are not asked about here.
            ...{ cartTitle: title, favorite: cancel, no: cancel, yes: remove, pictureFailed: '' },
          }}
        />
      )}
    </>
  )
}

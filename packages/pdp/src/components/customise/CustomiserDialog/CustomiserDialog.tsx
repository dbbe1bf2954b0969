import { Modal } from '@store/ui/modal'
import { StatusRegion } from '@store/ui/status-region'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useCustomiserUiMessages } from '../../../react/useCustomiserUiMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { CustomiserStage } from '../../../store/customiser/CustomiserState.ts'
import type { CustomiserStore } from '../../../store/customiser/createCustomiserStore.ts'
import styles from './CustomiserDialog.module.css'
import { CustomiserOverlay } from './CustomiserOverlay.tsx'

/** Props of `CustomiserDialog`. */
export interface CustomiserDialogProps {
  /** Store of the current design. */
  readonly store: CustomiserStore
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the shopper closes the dialog, or the design is applied. */
  readonly onClose: () => void
}

/** Renders the customiser in its iframe, and the upload of the finished image (specification 2, section 4). */
export function CustomiserDialog({ store, open, onClose }: CustomiserDialogProps) {
  const { product, messages } = useProduct()

  const words = useCustomiserUiMessages()
  const { stage, attempt, site } = useStore(store)
  const frame = useRef<HTMLIFrameElement>(null)
  const title = messages.personalise(product.personalised?.kind ?? '')

  const leave = useRef(onClose)
  // Kept in a ref, because a new callback on a render must not reload the iframe.
  useEffect(() => {
    leave.current = onClose
  })

  // Messages are exchanged with the iframe's window only while the dialog is open.
  useEffect(() => {
    if (!open) return
    const stop = store.subscribe((now, before) => {
      if (now.stage.kind === 'closed' && before.stage.kind !== 'closed') leave.current()
    })
    store.actions.open(() => frame.current?.contentWindow)
    return () => {
      stop()
      store.actions.close()
    }
  }, [open, store])

  // Moves focus into the iframe, also after the overlay has disappeared.
  useEffect(() => {
    if (stage.kind === 'ready') frame.current?.focus({ preventScroll: true })
  }, [stage.kind])

  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={words.close} size="l">
      <div className={styles.room}>
        {stage.kind !== 'closed' && (
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            data-hidden={stage.kind === 'ready' ? undefined : ''}
            title={title}
            src={site.address}
            sandbox={site.sandbox}
            referrerPolicy="no-referrer"
          />
        )}
        <CustomiserOverlay stage={stage} actions={store.actions} />
      </div>
      <StatusRegion text={wordsOf(stage, words)} />
    </Modal>
  )
}

function wordsOf({ kind }: CustomiserStage, words: ReturnType<typeof useCustomiserUiMessages>): string {
  switch (kind) {
    case 'opening':
      return words.opening
    case 'uploading':
      return words.uploading
    case 'late':
    case 'failed':
    case 'ready':
    case 'closed':
      return ''
  }
}

import { type FocusEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from './Toast.tsx'
import type { ToastItem } from './ToastItem.ts'
import styles from './ToastRegion.module.css'
import { useTopDialogContainer } from './useTopDialogContainer.ts'

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The current toasts, oldest first. */
  readonly toasts: readonly ToastItem[]
  /** Called with the id of a toast that was closed or has timed out. */
  readonly onDismiss: (id: string) => void
  /** Name of each toast's close button. */
  readonly closeLabel: string
}

/**
 * Live region for toasts, also above an open dialog. It must be in the DOM before the first toast: assistive
 * technology only announces additions to an existing live region.
 */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  const home = useRef<HTMLDivElement>(null)
  const region = useTopDialogContainer(home, styles.region)
  const cameFrom = useRef<EventTarget | null>(null)
  const giveFocusBack = () => {
    const { current: origin } = cameFrom
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus()
  }
  const draw = (toast: ToastItem) => (
    <Toast
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      onDismiss={onDismiss}
      giveFocusBack={giveFocusBack}
    />
  )
  const lists = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where focus came from; there is nothing to operate.
    <div
      className={styles.lists}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {toasts.filter(({ kind, silent }) => kind === 'error' && !silent).map(draw)}
      </div>
      <div className={styles.list} role="status" aria-atomic="false">
        {toasts.filter(({ kind, silent }) => kind !== 'error' && !silent).map(draw)}
      </div>
      <div className={styles.list}>{toasts.filter(({ silent }) => silent).map(draw)}</div>
    </div>
  )
  return (
    <div className={styles.home} ref={home}>
      {region && createPortal(lists, region)}
    </div>
  )
}

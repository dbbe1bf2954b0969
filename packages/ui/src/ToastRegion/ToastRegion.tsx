import { Toast } from './Toast.tsx'
import type { ToastItem } from './ToastItem.ts'
import styles from './ToastRegion.module.css'

/** What {@link ToastRegion} takes. */
export interface ToastRegionProps {
  /** The toasts that stand now, oldest first. */
  readonly toasts: readonly ToastItem[]
  /** Called with the id of a toast that was closed or whose time is over. */
  readonly onDismiss: (id: string) => void
  /** Name of each toast's close button. */
  readonly closeLabel: string
}

/**
 * Where toasts come and go. It must stand in the page before the first toast: assistive technology only announces
 * what is added to a live region it already knows.
 */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  const draw = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
  )
  return (
    <div className={styles.region}>
      <div className={styles.list} role="alert" aria-atomic="false">
        {toasts.filter(({ kind }) => kind === 'error').map(draw)}
      </div>
      <div className={styles.list} role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind !== 'error').map(draw)}
      </div>
    </div>
  )
}

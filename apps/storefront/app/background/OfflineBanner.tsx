import { useStore } from 'zustand'
import { offlineMessages } from '#messages/backgroundMessages.ts'
import type { ConnectionStatusStore } from './createConnectionStatusStore.ts'
import styles from './OfflineBanner.module.css'

/** Renders a banner at the bottom of the page while the connection is lost. */
export function OfflineBanner({ offline }: { readonly offline: ConnectionStatusStore }) {
  const { status } = useStore(offline)
  return (
    // Always rendered, because screen readers announce only later changes of a live region.
    <div role="status" className={styles.place}>
      {status !== 'none' && <p className={styles.bar}>{offlineMessages[status]}</p>}
    </div>
  )
}

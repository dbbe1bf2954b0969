import { useStore } from 'zustand'
import { offlineMessages } from './backgroundMessages.ts'
import type { OfflineStore } from './createOfflineStore.ts'
import styles from './OfflineBanner.module.css'

/** Says that the connection is lost, over the foot of the page, until it is back. */
export function OfflineBanner({ offline }: { readonly offline: OfflineStore }) {
  const { status } = useStore(offline)
  return (
    // Always there, so that its words are announced when they come.
    <div role="status" className={styles.place}>
      {status !== 'none' && <p className={styles.bar}>{offlineMessages[status]}</p>}
    </div>
  )
}

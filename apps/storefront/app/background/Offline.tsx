import { useStore } from 'zustand'
import { offlineWords } from './backgroundWords.ts'
import type { OfflineStore } from './createOffline.ts'
import styles from './Offline.module.css'

/** Says that the connection is lost, over the foot of the page, until it is back. */
export function Offline({ offline }: { readonly offline: OfflineStore }) {
  const { trouble } = useStore(offline)
  return (
    // Always there, so that its words are announced when they come.
    <div role="status" className={styles.place}>
      {trouble !== 'none' && <p className={styles.bar}>{offlineWords[trouble]}</p>}
    </div>
  )
}

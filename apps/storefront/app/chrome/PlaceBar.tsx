import { PinIcon } from '@store/ui'
import { useStore } from 'zustand'
import type { Stores } from '../composition/createStores.ts'
import { words } from '../words.ts'
import styles from './PlaceBar.module.css'

/** Where gifts go, on every page; leads to another place. */
export function PlaceBar({ stores }: { readonly stores: Stores }) {
  const { city, area, pincode } = useStore(stores.place)
  const place = [area, city, pincode].filter(Boolean).join(', ')
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onClick={() => void stores.placeDialog.open()}
      >
        <PinIcon />
        {place === '' ? (
          words.noPlace
        ) : (
          <>
            <span className={styles.to}>{words.deliverTo}</span>
            <span className={styles.name}>{place}</span>
          </>
        )}
      </button>
    </div>
  )
}

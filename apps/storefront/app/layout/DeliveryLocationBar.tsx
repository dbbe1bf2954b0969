import { PinIcon } from '@store/ui'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import type { Stores } from '../composition/createStores.ts'
import styles from './DeliveryLocationBar.module.css'

/** Renders the delivery location, on every page, with a link to change it. */
export function DeliveryLocationBar({ stores }: { readonly stores: Stores }) {
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
          commonMessages.noPlace
        ) : (
          <>
            <span className={styles.to}>{commonMessages.deliverTo}</span>
            <span className={styles.name}>{place}</span>
          </>
        )}
      </button>
    </div>
  )
}

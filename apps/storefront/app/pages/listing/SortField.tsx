import type { GiftSortOrder } from '@store/api-client/contract/catalogue'
import { giftSortOrders } from '@store/api-client/contract/rules/giftSortOrders'
import { useEffect, useRef } from 'react'
import styles from './GiftBrowser.module.css'
import { listingMessages } from './listingMessages.ts'

/** Props of `SortField`. */
export interface SortFieldProps {
  /** Id of the form it belongs to. */
  readonly form: string
  /** The order that was chosen, if one was. */
  readonly order: GiftSortOrder | undefined
  /** What the other order is called. */
  readonly natural: string
}

/** In which order gifts stand: chosen at once, and with a button where there is no script. */
export function SortField({ form, order, natural }: SortFieldProps) {
  const select = useRef<HTMLSelectElement>(null)

  // Chosen before the page was alive, it is chosen all the same; what a browser fills in on the way back is switched off.
  useEffect(() => {
    if (select.current && select.current.value !== (order ?? '')) select.current.form?.requestSubmit()
  }, [order])

  return (
    <div className={styles.sort}>
      <label className={styles.sortLabel} htmlFor="sort">
        {listingMessages.sort}
      </label>
      <select
        ref={select}
        id="sort"
        autoComplete="off"
        className={styles.select}
        name="sort"
        form={form}
        defaultValue={order ?? ''}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{natural}</option>
        {giftSortOrders.map((value) => (
          <option key={value} value={value}>
            {listingMessages.orders[value]}
          </option>
        ))}
      </select>
      <noscript>
        <button className={styles.plainButton} type="submit" form={form}>
          {listingMessages.applySort}
        </button>
      </noscript>
    </div>
  )
}

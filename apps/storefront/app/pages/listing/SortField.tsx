import type { GiftSortOrder } from '@store/api-client/contract/catalogue'
import { giftSortOrders } from '@store/api-client/contract/rules/giftSortOrders'
import { ChevronRightIcon } from '@store/ui'
import { useEffect, useRef } from 'react'
import { listingMessages } from '#messages/listingMessages.ts'
import styles from './GiftListing.module.css'

/** Props of `SortField`. */
export interface SortFieldProps {
  /** Id of the form it belongs to. */
  readonly form: string
  /** The selected sort order, if any. */
  readonly order: GiftSortOrder | undefined
  /** Label of the default sort order. */
  readonly natural: string
}

/** Renders the sort field: it submits on change, and has a button for pages without scripts. */
export function SortField({ form, order, natural }: SortFieldProps) {
  const select = useRef<HTMLSelectElement>(null)

  // Applies a choice made before hydration; the browser's autofill on Back is disabled.
  useEffect(() => {
    if (select.current && select.current.value !== (order ?? '')) select.current.form?.requestSubmit()
  }, [order])

  return (
    <div className={styles.sort}>
      <label className={styles.sortLabel} htmlFor="sort">
        {listingMessages.sort}
      </label>
      <span className={styles.selectFrame}>
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
        <span className={styles.arrow} aria-hidden="true">
          <ChevronRightIcon size="s" />
        </span>
      </span>
      <noscript>
        <button className={styles.plainButton} type="submit" form={form}>
          {listingMessages.applySort}
        </button>
      </noscript>
    </div>
  )
}

import { maxPlaceLength } from '@store/api-client/contract/rules/giftLimits'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { homeMessages } from '#messages/homeMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { localizeHref } from '../../localizeHref.ts'
import styles from './GiftFinder.module.css'

/** Props of `GiftFinder`. */
export interface GiftFinderProps {
  readonly stores: Pick<Stores, 'place'>
  /** The earliest selectable date. */
  readonly today: string
}

/**
 * The gift finder, a plain form for location and date that works without scripts and links to the gifts that can be
 * delivered there.
 */
export function GiftFinder({ stores, today }: GiftFinderProps) {
  const where = useRef<HTMLInputElement>(null)
  const { country, city, pincode } = useStore(stores.place)
  // Gifts are filtered by Indian pincodes only.
  const own = (country === indiaIsoCode && pincode) || city || ''

  // Only the browser knows the visitor's location; text typed before hydration is kept.
  useEffect(() => {
    if (where.current?.value === '') where.current.value = own
  }, [own])

  const remember = () => {
    const text = where.current?.value.replace(/\s/g, '') ?? ''
    // A typed pincode always identifies a location. A typed city is looked up by the gift list page.
    if (isPincode(text) && text !== pincode) stores.place.choose({ country: indiaIsoCode, pincode: text })
  }

  return (
    <form
      className={styles.finder}
      method="get"
      action={localizeHref(hrefs.search())}
      aria-label={homeMessages.finderLabel}
      onSubmit={remember}
    >
      <label className={styles.field}>
        <span className={styles.label}>{homeMessages.where}</span>
        <input
          ref={where}
          className={styles.input}
          name="place"
          required
          maxLength={maxPlaceLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={homeMessages.whereExample}
        />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{homeMessages.when}</span>
        <input className={styles.input} type="date" name="date" min={today} />
      </label>
      <div className={styles.send}>
        <Button type="submit">{homeMessages.find}</Button>
      </div>
    </form>
  )
}

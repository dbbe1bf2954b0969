import type { Facet, GiftResultsPage } from '@store/api-client/contract/catalogue'
import { maxPlaceLength, maxPrice } from '@store/api-client/contract/rules/giftLimits'
import { Button, Link } from '@store/ui'
import { useStore } from 'zustand'
import { listingMessages } from '#messages/listingMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import { type GiftListingQuery, serializeGiftListingQuery } from '../../giftListingQuery.ts'
import { localizeHref } from '../../localizeHref.ts'
import styles from './Filters.module.css'

/** Props of `Filters`. */
export interface FiltersProps {
  readonly id: string
  readonly stores: Pick<Stores, 'place'>
  readonly path: string
  readonly query: GiftListingQuery
  readonly results: GiftResultsPage
}

/** Renders all gift filters in one form, which links to the URL of the filtered page. */
export function Filters({ id, stores, path, query, results }: FiltersProps) {
  return (
    <form
      id={id}
      className={styles.filters}
      method="get"
      autoComplete="off"
      action={localizeHref(path)}
      aria-label={listingMessages.filtersLabel}
    >
      {query.text !== '' && <input type="hidden" name="q" value={query.text} />}
      {results.facets.map((facet) => (
        <FacetFields key={facet.id} facet={facet} chosen={query[facet.id] ?? []} />
      ))}
      <PriceFields query={query} prices={results.prices} />
      <PlaceFields stores={stores} path={path} query={query} isUnknown={results.place?.kind === 'unknown'} />
      <div className={styles.apply}>
        <Button type="submit">{listingMessages.apply}</Button>
      </div>
    </form>
  )
}

function FacetFields({ facet, chosen }: { readonly facet: Facet; readonly chosen: readonly string[] }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{listingMessages.facets[facet.id]}</legend>
      {facet.values.map(({ id, title, count }) => (
        <label key={id} className={styles.choice}>
          <input
            className={styles.box}
            type="checkbox"
            name={facet.id}
            value={id}
            defaultChecked={chosen.includes(id)}
          />
          <span className={styles.title}>{title}</span>
          <span className={styles.quiet}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

function PriceFields({
  query,
  prices,
}: {
  readonly query: GiftListingQuery
  readonly prices: GiftResultsPage['prices']
}) {
  const fields = [
    { name: 'price_from', label: listingMessages.priceFrom, value: query.priceFrom, widest: prices?.from },
    { name: 'price_to', label: listingMessages.priceTo, value: query.priceTo, widest: prices?.to },
  ]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{listingMessages.price}</legend>
      <div className={styles.pair}>
        {fields.map(({ name, label, value, widest }) => (
          <label key={name} className={styles.field}>
            <span className={styles.label}>{label}</span>
            <input
              className={styles.input}
              name={name}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={String(maxPrice).length}
              autoComplete="off"
              defaultValue={value}
              placeholder={widest === undefined ? undefined : String(Math.round(widest / 100))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PlaceFields({
  stores,
  path,
  query,
  isUnknown,
}: Pick<FiltersProps, 'stores' | 'path' | 'query'> & { readonly isUnknown: boolean }) {
  // Only the browser knows the visitor's location, because the page is the same for everyone.
  const { city, pincode } = useStore(stores.place)
  const own = pincode || city
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{listingMessages.delivery}</legend>
      <label className={styles.field}>
        <span className={styles.label}>{listingMessages.place}</span>
        <input
          className={styles.input}
          name="place"
          maxLength={maxPlaceLength}
          autoComplete="off"
          defaultValue={query.place}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? 'place-error' : undefined}
        />
      </label>
      {isUnknown && (
        <p className={styles.error} id="place-error">
          {listingMessages.unknownPlace}
        </p>
      )}
      <p className={styles.own}>
        {own && !query.place && (
          <Link href={path + serializeGiftListingQuery({ ...query, page: 1, place: own })}>
            {listingMessages.goesTo(city || own)}
          </Link>
        )}
      </p>
      <label className={styles.field}>
        <span className={styles.label}>{listingMessages.day}</span>
        <input className={styles.input} type="date" name="date" defaultValue={query.day} />
      </label>
    </fieldset>
  )
}

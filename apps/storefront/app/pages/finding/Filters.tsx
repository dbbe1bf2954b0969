import type { Facet, GiftPage } from '@store/api-client/contract/catalogue'
import { maxPlaceLength } from '@store/api-client/contract/rules/giftLimits'
import { Button } from '@store/ui'
import { useStore } from 'zustand'
import type { Stores } from '../../composition/createStores.ts'
import { type GiftQuery, writeGiftQuery } from '../../giftQuery.ts'
import styles from './Filters.module.css'
import { findingWords } from './findingWords.ts'

/** Props of `Filters`. */
export interface FiltersProps {
  readonly id: string
  readonly stores: Pick<Stores, 'place'>
  readonly path: string
  readonly query: GiftQuery
  readonly found: GiftPage
}

/** All that gifts can be narrowed down by, in one form; sent, it is the address of the page it leads to. */
export function Filters({ id, stores, path, query, found }: FiltersProps) {
  return (
    <form
      id={id}
      className={styles.filters}
      method="get"
      autoComplete="off"
      action={path}
      aria-label={findingWords.filtersLabel}
    >
      {query.text !== '' && <input type="hidden" name="q" value={query.text} />}
      {found.facets.map((facet) => (
        <FacetFields key={facet.id} facet={facet} chosen={query[facet.id] ?? []} />
      ))}
      <PriceFields query={query} prices={found.prices} />
      <PlaceFields stores={stores} path={path} query={query} isUnknown={found.place?.kind === 'unknown'} />
      <div className={styles.apply}>
        <Button type="submit">{findingWords.apply}</Button>
      </div>
    </form>
  )
}

function FacetFields({ facet, chosen }: { readonly facet: Facet; readonly chosen: readonly string[] }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{findingWords.facets[facet.id]}</legend>
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

function PriceFields({ query, prices }: { readonly query: GiftQuery; readonly prices: GiftPage['prices'] }) {
  const fields = [
    { name: 'price_from', label: findingWords.priceFrom, value: query.priceFrom, widest: prices?.from },
    { name: 'price_to', label: findingWords.priceTo, value: query.priceTo, widest: prices?.to },
  ]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{findingWords.price}</legend>
      <div className={styles.pair}>
        {fields.map(({ name, label, value, widest }) => (
          <label key={name} className={styles.field}>
            <span className={styles.label}>{label}</span>
            <input
              className={styles.input}
              name={name}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={6}
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
  // The visitor's own place is known to the browser alone: the page is the same for everyone.
  const { city, pincode } = useStore(stores.place)
  const own = pincode || city
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{findingWords.delivery}</legend>
      <label className={styles.field}>
        <span className={styles.label}>{findingWords.place}</span>
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
          {findingWords.unknownPlace}
        </p>
      )}
      <p className={styles.own}>
        {own && !query.place && (
          <a href={path + writeGiftQuery({ ...query, page: 1, place: own })}>
            {findingWords.goesTo(city || own)}
          </a>
        )}
      </p>
      <label className={styles.field}>
        <span className={styles.label}>{findingWords.day}</span>
        <input className={styles.input} type="date" name="date" defaultValue={query.day} />
      </label>
    </fieldset>
  )
}

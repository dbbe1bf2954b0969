import type { GiftResultsPage } from '@store/api-client/contract/catalogue'
import { Link, Notice } from '@store/ui'
import { listingMessages } from '#messages/listingMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import type { GiftListingQuery } from '../../giftListingQuery.ts'
import { ProductGrid } from '../../layout/ProductGrid.tsx'
import { FilterChips } from './FilterChips.tsx'
import { Filters } from './Filters.tsx'
import styles from './GiftListing.module.css'
import { Pagination } from './Pagination.tsx'
import { SortField } from './SortField.tsx'
import { toFilterChips } from './toFilterChips.ts'

// Gifts visible on a desktop without scrolling, and a phone's first two rows.
const seenAtOnce = 4

/** Props of `GiftListing`. */
export interface GiftListingProps {
  readonly stores: Pick<Stores, 'place'>
  /** Path of the page. */
  readonly path: string
  readonly query: GiftListingQuery
  readonly results: GiftResultsPage
  /** Label of the default sort order. */
  readonly natural: string
  /** Link to all gifts, shown when none match. */
  readonly emptyStateLink: { readonly text: string; readonly href: string }
}

/** Renders paginated gifts with all filters: a form and links, which work without scripts. */
export function GiftListing({ stores, path, query, results, natural, emptyStateLink }: GiftListingProps) {
  const chips = toFilterChips(path, query, results)
  const isUnknown = results.place?.kind === 'unknown'
  return (
    <div className={styles.browser}>
      <details className={styles.toggle} data-overlay="">
        <summary className={styles.summary}>{listingMessages.filters(chips.length)}</summary>
      </details>
      <p className={styles.count}>{listingMessages.count(results.total)}</p>
      <SortField form={formId} order={query.order} natural={natural} />
      <Filters id={formId} stores={stores} path={path} query={query} results={results} />
      <section className={styles.results} aria-label={listingMessages.giftsLabel}>
        {isUnknown && <Notice kind="caution">{listingMessages.notNarrowed(query.place ?? '')}</Notice>}
        <FilterChips chips={chips} clear={emptyStateLink.href} />
        {results.total === 0 ? (
          <div className={styles.none}>
            <h2 className={styles.heading}>{listingMessages.none}</h2>
            <p>{listingMessages.noneText}</p>
            <Link href={emptyStateLink.href}>{emptyStateLink.text}</Link>
          </div>
        ) : (
          <ProductGrid cards={results.products} headingLevel={2} priorityCount={seenAtOnce} maxColumns={3} />
        )}
        <Pagination path={path} query={query} page={results.page} pages={results.pages} />
      </section>
    </div>
  )
}

const formId = 'filters'

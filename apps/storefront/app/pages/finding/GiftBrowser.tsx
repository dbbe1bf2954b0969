import type { GiftPage } from '@store/api-client/contract/catalogue'
import { Notice } from '@store/ui'
import { ProductGrid } from '../../chrome/ProductGrid.tsx'
import type { Stores } from '../../composition/createStores.ts'
import type { GiftQuery } from '../../giftQuery.ts'
import { Chips } from './Chips.tsx'
import { Filters } from './Filters.tsx'
import { findChips } from './findChips.ts'
import { findingWords } from './findingWords.ts'
import styles from './GiftBrowser.module.css'
import { Paging } from './Paging.tsx'
import { SortField } from './SortField.tsx'

// What a desktop shows without scrolling, and a phone's first two rows.
const seenAtOnce = 4

/** Props of `GiftBrowser`. */
export interface GiftBrowserProps {
  readonly stores: Pick<Stores, 'place'>
  /** Path of the page. */
  readonly path: string
  readonly query: GiftQuery
  readonly found: GiftPage
  /** What the order is called that nobody chose. */
  readonly natural: string
  /** The way to all gifts, where none match. */
  readonly wayOut: { readonly text: string; readonly href: string }
}

/** Gifts by page with all they can be narrowed down by: a form and links, which need no script. */
export function GiftBrowser({ stores, path, query, found, natural, wayOut }: GiftBrowserProps) {
  const chips = findChips(path, query, found)
  const isUnknown = found.place?.kind === 'unknown'
  return (
    <div className={styles.browser}>
      <details className={styles.toggle}>
        <summary className={styles.summary}>{findingWords.filters(chips.length)}</summary>
      </details>
      <p className={styles.count}>{findingWords.count(found.total)}</p>
      <SortField form={formId} order={query.order} natural={natural} />
      <Filters id={formId} stores={stores} path={path} query={query} found={found} />
      <section className={styles.results} aria-label={findingWords.giftsLabel}>
        {isUnknown && <Notice kind="caution">{findingWords.notNarrowed(query.place ?? '')}</Notice>}
        <Chips chips={chips} clear={wayOut.href} />
        {found.total === 0 ? (
          <div className={styles.none}>
            <h2 className={styles.heading}>{findingWords.none}</h2>
            <p>{findingWords.noneText}</p>
            <a href={wayOut.href}>{wayOut.text}</a>
          </div>
        ) : (
          <ProductGrid cards={found.products} headingLevel={2} seen={seenAtOnce} most={3} />
        )}
        <Paging path={path} query={query} page={found.page} pages={found.pages} />
      </section>
    </div>
  )
}

const formId = 'filters'

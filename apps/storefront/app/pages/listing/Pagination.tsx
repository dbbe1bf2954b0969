import { Link } from '@store/ui'
import { listingMessages } from '#messages/listingMessages.ts'
import { type GiftListingQuery, serializeGiftListingQuery } from '../../giftListingQuery.ts'
import { getVisiblePages } from './getVisiblePages.ts'
import styles from './Pagination.module.css'

/** Props of `Pagination`. */
export interface PaginationProps {
  readonly path: string
  readonly query: GiftListingQuery
  readonly page: number
  readonly pages: number
}

/** Renders links to the other pages. */
export function Pagination({ path, query, page, pages }: PaginationProps) {
  if (pages === 1) return null
  const hrefOf = (other: number) => path + serializeGiftListingQuery({ ...query, page: other })
  return (
    <nav className={styles.paging} aria-label={listingMessages.pages}>
      {page > 1 && (
        <Link className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {listingMessages.previous}
        </Link>
      )}
      <ol className={styles.numbers}>
        {getVisiblePages(page, pages).map((other) =>
          typeof other === 'string' ? (
            <li key={other} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={other}>
              <Link
                className={styles.number}
                href={hrefOf(other)}
                aria-label={listingMessages.page(other)}
                aria-current={other === page ? 'page' : undefined}
              >
                {other}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link className={styles.step} href={hrefOf(page + 1)} rel="next">
          {listingMessages.next}
        </Link>
      )}
    </nav>
  )
}

import { type GiftQuery, writeGiftQuery } from '../../giftQuery.ts'
import { findingWords } from './findingWords.ts'
import styles from './Paging.module.css'
import { shownPages } from './shownPages.ts'

/** Props of `Paging`. */
export interface PagingProps {
  readonly path: string
  readonly query: GiftQuery
  readonly page: number
  readonly pages: number
}

/** Links to the other pages. */
export function Paging({ path, query, page, pages }: PagingProps) {
  if (pages === 1) return null
  const hrefOf = (other: number) => path + writeGiftQuery({ ...query, page: other })
  return (
    <nav className={styles.paging} aria-label={findingWords.pages}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {findingWords.previous}
        </a>
      )}
      <ol className={styles.numbers}>
        {shownPages(page, pages).map((other) =>
          typeof other === 'string' ? (
            <li key={other} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={other}>
              <a
                className={styles.number}
                href={hrefOf(other)}
                aria-label={findingWords.page(other)}
                aria-current={other === page ? 'page' : undefined}
              >
                {other}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          {findingWords.next}
        </a>
      )}
    </nav>
  )
}

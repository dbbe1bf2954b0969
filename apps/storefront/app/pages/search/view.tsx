import { Breadcrumb, Notice } from '@store/ui'
import { useEffect } from 'react'
import { listingMessages } from '#messages/listingMessages.ts'
import { searchMessages } from '#messages/searchMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { recentSearchStorage } from '../../composition/storage/recentSearchStorage.ts'
import { isFiltered } from '../../giftListingQuery.ts'
import { ProductGrid } from '../../layout/ProductGrid.tsx'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { GiftListing } from '../listing/GiftListing.tsx'
import { formatSearchTitle } from './formatSearchTitle.ts'
import type { SearchData } from './load.ts'
import styles from './search.module.css'

/** The search page: paginated results for a text. */
export const view: PageViewDefinition<SearchData> = {
  open: async (stores, data) => <Search stores={stores} data={data} />,
}

function Search({ stores, data }: { readonly stores: Stores; readonly data: SearchData }) {
  const { search, query } = data
  const { text } = query
  // True only if the search text itself matches nothing. If the filters exclude all gifts, the visitor can remove the
  // filters instead.
  const isNothing = search.total === 0 && !isFiltered(query)

  // The server has no local storage, so it is read after mounting.
  useEffect(() => {
    if (text !== '' && !isNothing) recentSearchStorage.remember(text)
  }, [text, isNothing])

  return (
    <div className="inset">
      <Breadcrumb
        label={searchMessages.breadcrumb}
        crumbs={[{ text: searchMessages.home, href: hrefs.home() }, { text: formatSearchTitle(data) }]}
      />
      <h1 className={styles.title}>{isNothing ? searchMessages.nothing(text) : formatSearchTitle(data)}</h1>
      <Remarks data={data} isNothing={isNothing} />
      {isNothing ? (
        <section className={styles.best} aria-labelledby="best">
          <h2 className={styles.heading} id="best">
            {searchMessages.bestSellers}
          </h2>
          <ProductGrid cards={search.bestSellers} />
        </section>
      ) : (
        <GiftListing
          {...{ stores, query }}
          path={hrefs.search()}
          results={search}
          natural={text === '' ? listingMessages.picks : listingMessages.bestMatch}
          emptyStateLink={{
            text: listingMessages.showAll(searchMessages.allGifts.toLowerCase()),
            href: hrefs.search(text),
          }}
        />
      )}
    </div>
  )
}

function Remarks({ data, isNothing }: { readonly data: SearchData; readonly isNothing: boolean }) {
  const { mended, leftOut, isPart } = data.search
  if (isNothing) return <p className={styles.hints}>{searchMessages.hints}</p>
  const lines = [
    ...(mended === undefined ? [] : [searchMessages.mended(mended)]),
    ...(leftOut.length === 0 ? [] : [searchMessages.leftOut(leftOut)]),
    ...(isPart ? [searchMessages.isPart] : []),
  ]
  return lines.length === 0 ? null : (
    <div className={styles.remarks}>
      <Notice kind="info">{lines.join(' ')}</Notice>
    </div>
  )
}

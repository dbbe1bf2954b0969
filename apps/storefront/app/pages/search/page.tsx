import { Breadcrumb, Notice } from '@store/ui'
import { useEffect } from 'react'
import { ProductGrid } from '../../chrome/ProductGrid.tsx'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { recentSearches } from '../../composition/recentSearches.ts'
import { isNarrowed } from '../../giftQuery.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { findingWords } from '../finding/findingWords.ts'
import { GiftBrowser } from '../finding/GiftBrowser.tsx'
import styles from './search.module.css'
import { searchTitle } from './searchTitle.ts'
import { searchWords } from './searchWords.ts'

/** What fits a text, page by page. */
export const page = definePage<PageData['search']>({
  open: async (stores, data) => <Search stores={stores} data={data} />,
})

function Search({ stores, data }: { readonly stores: Stores; readonly data: PageData['search'] }) {
  const { search, query } = data
  const { text } = query
  // Nothing fits the words themselves; where only filters left nothing over, they can be taken away.
  const isNothing = search.total === 0 && !isNarrowed(query)

  // The device's memory is outside React, and the server has none.
  useEffect(() => {
    if (text !== '' && !isNothing) recentSearches.remember(text)
  }, [text, isNothing])

  return (
    <div className="inset">
      <Breadcrumb
        label={searchWords.breadcrumb}
        crumbs={[{ text: searchWords.home, href: hrefs.home() }, { text: searchTitle(data) }]}
      />
      <h1 className={styles.title}>{isNothing ? searchWords.nothing(text) : searchTitle(data)}</h1>
      <Remarks data={data} isNothing={isNothing} />
      {isNothing ? (
        <section className={styles.best} aria-labelledby="best">
          <h2 className={styles.heading} id="best">
            {searchWords.bestSellers}
          </h2>
          <ProductGrid cards={search.bestSellers} />
        </section>
      ) : (
        <GiftBrowser
          {...{ stores, query }}
          path={hrefs.search()}
          found={search}
          natural={text === '' ? findingWords.picks : findingWords.bestMatch}
          wayOut={{
            text: findingWords.showAll(searchWords.allGifts.toLowerCase()),
            href: hrefs.search(text),
          }}
        />
      )}
    </div>
  )
}

function Remarks({ data, isNothing }: { readonly data: PageData['search']; readonly isNothing: boolean }) {
  const { mended, leftOut, isPart } = data.search
  if (isNothing) return <p className={styles.hints}>{searchWords.hints}</p>
  const said = [
    ...(mended === undefined ? [] : [searchWords.mended(mended)]),
    ...(leftOut.length === 0 ? [] : [searchWords.leftOut(leftOut)]),
    ...(isPart ? [searchWords.isPart] : []),
  ]
  return said.length === 0 ? null : (
    <div className={styles.remarks}>
      <Notice kind="info">{said.join(' ')}</Notice>
    </div>
  )
}

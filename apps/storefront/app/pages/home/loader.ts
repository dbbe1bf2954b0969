import type { Home } from '@store/api-client/contract/catalogue'
import { indianDate } from '@store/api-client/contract/date'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Product rows of the home page; the tiles above them lead to every category. */
const mostRows = 6
/** Products a phone can swipe through in one row; a desktop shows the first four. */
const mostInRow = 6

/** Loads what the home page shows, and no more of it. */
export async function loadHome({ client }: LoaderContext): Promise<LoaderResult<'home'>> {
  const answer = await client.catalogue.home()
  if (!answer.ok) return { kind: 'failed' }
  return { kind: 'page', data: { home: shorten(answer.value), today: indianDate(new Date()) } }
}

const shorten = ({ shelves, bestSellers, ...home }: Home): Home => ({
  ...home,
  bestSellers: bestSellers.slice(0, mostInRow),
  shelves: shelves
    .slice(0, mostRows)
    .map((shelf) => ({ ...shelf, products: shelf.products.slice(0, mostInRow) })),
})

import type { HomePageContent } from '@store/api-client/contract/catalogue'
import { toIndianDate } from '@store/api-client/contract/date'
import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import type { ShopHero, ShopMarketingClaim } from '@store/api-client/contract/settings'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Data of the home page, with its render date, which is the earliest delivery date of the gift finder. */
export interface HomeData {
  readonly home: HomePageContent
  readonly today: CalendarDate
  /** First section of the page. @default the name of the shop */
  readonly hero?: ShopHero | undefined
  readonly claims: readonly ShopMarketingClaim[]
}

/** Maximum number of product rows on the home page; the tiles above them link to every category. */
const mostRows = 6
/** Maximum number of products in a row, which can be swiped on a phone; a desktop shows the first four. */
const mostInRow = 6

/** Loads only the data that the home page shows. */
export async function loadHome({ client, shop }: LoaderContext): Promise<LoaderResult<HomeData>> {
  const answer = await client.catalogue.home()
  if (!answer.ok) return { kind: 'failed' }
  const { hero, claims } = shop
  return {
    kind: 'page',
    data: { home: shorten(answer.value), today: toIndianDate(new Date()), hero, claims },
  }
}

const shorten = ({ shelves, bestSellers, ...home }: HomePageContent): HomePageContent => ({
  ...home,
  bestSellers: bestSellers.slice(0, mostInRow),
  shelves: shelves
    .slice(0, mostRows)
    .map((shelf) => ({ ...shelf, products: shelf.products.slice(0, mostInRow) })),
})

import { headMessages } from '#messages/headMessages.ts'
import type { NamedPage } from './LoadedPage.ts'
import type { PageContext } from './PageContext.ts'
import { view as failed } from './pages/failed/view.tsx'
import { view as notFound } from './pages/notFound/view.tsx'
import { fallbackShop } from './ShopInfo.ts'

/** Status of an error page: 503 when the API could not respond, 500 when the page itself failed. */
export type ErrorStatus = 404 | 500 | 503

/** Creates the page of an error, which has no URL of its own; the not-found page links to existing categories. */
export function createErrorPage(status: ErrorStatus, { menus, shop = fallbackShop }: PageContext): NamedPage {
  if (status !== 404)
    return {
      name: 'failed',
      data: {},
      head: { title: `${headMessages.failed} | ${shop.name}`, noIndex: true },
      open: (stores) => failed.open(stores, {}),
    }
  const data = { categories: menus?.map(({ href }) => href) }
  return {
    name: 'notFound',
    data,
    head: { title: `${headMessages.notFound} | ${shop.name}`, noIndex: true },
    open: (stores) => notFound.open(stores, data),
  }
}

import type { HostEvent, ProductList } from '../composition/StoreEvent.ts'
import type { PageWithData } from '../PageData.ts'

/** The lists of products a page shows at first. */
export function getProductLists(page: PageWithData): readonly ProductList[] {
  switch (page.name) {
    case 'home':
      return page.data.home.shelves
    case 'category': {
      const { title, products } = page.data.category
      return [{ id: 'category', title, products }]
    }
    default:
      return []
  }
}

/** What is to be reported of a page as soon as it is seen. */
export const createPageEvents = (page: PageWithData, title: string): readonly HostEvent[] => [
  { kind: 'pageSeen', page: page.name, title },
  ...(page.name === 'notFound' ? [{ kind: 'notFoundShown' } as const] : []),
  ...getProductLists(page)
    .filter(({ products }) => products.length > 0)
    .map((list): HostEvent => ({ kind: 'listSeen', list })),
]

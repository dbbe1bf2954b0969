import type { HostEvent, ProductList } from '../composition/StoreEvent.ts'
import type { PageWithData } from '../PageData.ts'

/** Returns the product lists that a page initially shows. */
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

/** Returns the events to report as soon as a page is viewed. */
export const createPageEvents = (page: PageWithData, title: string): readonly HostEvent[] => [
  { kind: 'pageSeen', page: page.name, title },
  ...(page.name === 'notFound' ? [{ kind: 'notFoundShown' } as const] : []),
  ...getProductLists(page)
    .filter(({ products }) => products.length > 0)
    .map((list): HostEvent => ({ kind: 'listSeen', list })),
]

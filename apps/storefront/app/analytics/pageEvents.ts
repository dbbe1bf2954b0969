import type { HostEvent, SeenList } from '../composition/StoreEvent.ts'
import type { OpenedPage } from '../PageData.ts'

/** The lists of products a page shows at first. */
export function listsOf(page: OpenedPage): readonly SeenList[] {
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
export const pageEvents = (page: OpenedPage, title: string): readonly HostEvent[] => [
  { kind: 'pageSeen', page: page.name, title },
  ...(page.name === 'notFound' ? [{ kind: 'notFoundShown' } as const] : []),
  ...listsOf(page)
    .filter(({ products }) => products.length > 0)
    .map((list): HostEvent => ({ kind: 'listSeen', list })),
]

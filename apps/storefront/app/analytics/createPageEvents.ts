import type { CurrentPage } from '../composition/tracking/CurrentPage.ts'
import type { HostEvent, ProductList } from '../composition/tracking/StoreEvent.ts'

/** Returns the events to report as soon as a page is viewed. */
export const createPageEvents = (
  { name }: CurrentPage,
  title: string,
  lists: readonly ProductList[],
): readonly HostEvent[] => [
  { kind: 'pageSeen', page: name, title },
  ...(name === 'notFound' ? [{ kind: 'notFoundShown' } as const] : []),
  ...lists
    .filter(({ products }) => products.length > 0)
    .map((list): HostEvent => ({ kind: 'listSeen', list })),
]

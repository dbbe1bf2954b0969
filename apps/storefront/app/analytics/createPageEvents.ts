import type { CurrentPage } from '../composition/tracking/CurrentPage.ts'
import type { StorefrontEvent, TrackedProductList } from '../composition/tracking/TrackedEvent.ts'

/** Returns the events to report when a page is viewed. */
export const createPageEvents = (
  { name }: CurrentPage,
  title: string,
  lists: readonly TrackedProductList[],
): readonly StorefrontEvent[] => [
  { kind: 'pageSeen', page: name, title },
  ...(name === 'notFound' ? [{ kind: 'notFoundShown' } as const] : []),
  ...lists
    .filter(({ products }) => products.length > 0)
    .map((list): StorefrontEvent => ({ kind: 'listSeen', list })),
]

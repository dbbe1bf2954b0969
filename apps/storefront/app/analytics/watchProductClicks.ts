import type { TrackedProductList } from '../composition/tracking/TrackedEvent.ts'

/** Reports a clicked product with its list and its position, starting at 1. */
export function watchProductClicks(
  lists: readonly TrackedProductList[],
  report: (list: TrackedProductList, position: number) => void,
): void {
  if (lists.length === 0) return
  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
      if (!href) return
      // A product may be in several rows, so the clicked one is identified by its anchor.
      const shelf = target instanceof Element ? target.closest('section[id]')?.id : undefined
      const found = [...lists]
        .sort((a, b) => Number(b.id === shelf) - Number(a.id === shelf))
        .map((list) => ({ list, at: list.products.findIndex((product) => product.href === href) }))
        .find(({ at }) => at >= 0)
      if (found) report(found.list, found.at + 1)
    },
    { capture: true },
  )
}

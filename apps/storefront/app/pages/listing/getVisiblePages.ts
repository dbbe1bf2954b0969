// As many as fit side by side on a phone.
const most = 5

/** Returns the page numbers to link: first, last and those near the current page, with gaps between. */
export function getVisiblePages(page: number, pages: number): readonly (number | 'before' | 'after')[] {
  if (pages <= most) return Array.from({ length: pages }, (_, index) => index + 1)
  const near = [page - 1, page, page + 1].filter((other) => other > 1 && other < pages)
  const [first = page] = near
  const last = near.at(-1) ?? page
  return [
    1,
    ...(first > 2 ? (['before'] as const) : []),
    ...near,
    ...(last < pages - 1 ? (['after'] as const) : []),
    pages,
  ]
}

/** Scrolls a row horizontally, in either reading direction, until one of its items is centered. */
export function scrollItemToCentre(row: Element | null, index: number): void {
  const item = row?.children[index]
  if (!row || !item) return
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  // `scrollBy` would snap to the first image on the way.
  row.scrollTo({ left: row.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2 })
}

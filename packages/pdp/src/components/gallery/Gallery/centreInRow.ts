/** Scrolls a row sideways, in either reading direction, until one of what it holds stands in its middle. */
export function centreInRow(row: Element | null, index: number): void {
  const item = row?.children[index]
  if (!row || !item) return
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  // Not `scrollBy`: that would stop at the first picture on its way.
  row.scrollTo({ left: row.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2 })
}

/** Marks an element as the place of a line or combo, by its id; also one whose line has left. */
export const lineElementProps = (id: string) => ({ 'data-line': id })

/** The id of the line an element stands in; `undefined` outside of one. */
export const findLineId = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-line]')?.dataset.line

/**
 * Finds where focus goes on when a line leaves: the title of the next line, or of the one before where it was the last.
 *
 * @param parent - Element the lines stand in.
 */
export function findNextTitle(parent: ParentNode, id: string): HTMLElement | undefined {
  const places = [...parent.querySelectorAll<HTMLElement>('[data-line]')]
  const at = places.findIndex(({ dataset }) => dataset.line === id)
  const own = places[at]
  const others = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0)).reverse()]
  for (const place of others) {
    // What goes along with a line leaves with it.
    const title = own?.contains(place) ? undefined : titleOf(place)
    if (title) return title
  }
  return undefined
}

/** Finds the title of a line, which leads to its product; `undefined` once the line has left. */
export function findTitle(parent: ParentNode, id: string): HTMLElement | undefined {
  const places = [...parent.querySelectorAll<HTMLElement>('[data-line]')]
  const place = places.find(({ dataset }) => dataset.line === id)
  return place && titleOf(place)
}

const titleOf = (place: Element) => place.querySelector<HTMLElement>('h3 > a, h4 > a') ?? undefined

/**
 * Returns the props that mark an element as the position of a line or combo, by its id; also after the line is removed.
 */
export const getCartLineDataAttributes = (id: string) => ({ 'data-line': id })

/** Returns the id of the line that contains an element; `undefined` outside of one. */
export const findLineIdOfElement = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-line]')?.dataset.line

/**
 * Finds the next focus target when a line is removed: the title of the next line, or of the previous one if it was
 * the last.
 *
 * @param parent - Element that contains the lines.
 */
export function findNextLineTitleLink(parent: ParentNode, id: string): HTMLElement | undefined {
  const places = [...parent.querySelectorAll<HTMLElement>('[data-line]')]
  const at = places.findIndex(({ dataset }) => dataset.line === id)
  const own = places[at]
  const others = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0)).reverse()]
  for (const place of others) {
    // Add-ons are removed with their line.
    const title = own?.contains(place) ? undefined : titleOf(place)
    if (title) return title
  }
  return undefined
}

/** Finds the title of a line, which links to its product; `undefined` once the line is removed. */
export function findLineTitleLink(parent: ParentNode, id: string): HTMLElement | undefined {
  const places = [...parent.querySelectorAll<HTMLElement>('[data-line]')]
  const place = places.find(({ dataset }) => dataset.line === id)
  return place && titleOf(place)
}

const titleOf = (place: Element) => place.querySelector<HTMLElement>('h3 > a, h4 > a') ?? undefined

/** Scroll position of a page, in CSS pixels. */
interface PagePosition {
  /** Scroll offset. */
  readonly scrolled: number
  readonly viewportHeight: number
  readonly pageHeight: number
}

/** Returns whether at most `distance` pixels of the page are left below the viewport. */
export function isNearBottom({ scrolled, viewportHeight, pageHeight }: PagePosition, distance: number) {
  return pageHeight - viewportHeight - scrolled <= distance
}

/** Where a page stands, in CSS pixels. */
interface PagePosition {
  /** How far it is scrolled. */
  readonly scrolled: number
  readonly viewportHeight: number
  readonly pageHeight: number
}

/** Whether no more than `distance` pixels of the page are left below the screen. */
export function isNearBottom({ scrolled, viewportHeight, pageHeight }: PagePosition, distance: number) {
  return pageHeight - viewportHeight - scrolled <= distance
}

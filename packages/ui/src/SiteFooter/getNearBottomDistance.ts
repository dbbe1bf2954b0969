const onPhone = 600
const onDesktop = 250

/** Returns the distance in pixels from the page's bottom that counts as near, for a viewport width in pixels. */
export function getNearBottomDistance(viewportWidth: number): number {
  return viewportWidth < 768 ? onPhone : onDesktop
}

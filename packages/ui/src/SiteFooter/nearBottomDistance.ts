const onPhone = 600
const onDesktop = 250

/** How near the bottom of the page counts as near, in pixels, on a screen so many pixels wide. */
export function nearBottomDistance(viewportWidth: number): number {
  return viewportWidth < 768 ? onPhone : onDesktop
}

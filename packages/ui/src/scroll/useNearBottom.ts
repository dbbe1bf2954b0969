import { isNearBottom } from './isNearBottom.ts'
import { useThrottledScroll } from './useThrottledScroll.ts'

/** What {@link useNearBottom} takes. */
export interface NearBottomOptions {
  /** How near, in pixels from the page's bottom, or a rule that says it for a width of the screen in pixels. */
  readonly distance: number | ((viewportWidth: number) => number)
  /**
   * Pause between two calls, in milliseconds.
   * @default 1000
   */
  readonly throttleMs?: number | undefined
  /** Called while the page is scrolled near its bottom; again after each pause for as long as it goes on. */
  readonly onNear?: (() => void) | undefined
}

/** Tells when the page is scrolled near its bottom. */
export function useNearBottom({ distance, throttleMs = 1000, onNear }: NearBottomOptions): void {
  useThrottledScroll(() => {
    const position = {
      scrolled: window.scrollY,
      viewportHeight: window.innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    }
    const near = typeof distance === 'number' ? distance : distance(window.innerWidth)
    if (isNearBottom(position, near)) onNear?.()
  }, throttleMs)
}

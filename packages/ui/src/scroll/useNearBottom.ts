import { isNearBottom } from './isNearBottom.ts'
import { useThrottledScroll } from './useThrottledScroll.ts'

/** Options of {@link useNearBottom}. */
export interface NearBottomOptions {
  /** Distance in pixels from the page's bottom, or a function that returns it for a viewport width in pixels. */
  readonly distance: number | ((viewportWidth: number) => number)
  /**
   * Throttle interval between two calls, in milliseconds.
   * @default 1000
   */
  readonly throttleMs?: number | undefined
  /** Called while the page is scrolled near its bottom, and again after each interval while scrolling continues. */
  readonly onNear?: (() => void) | undefined
}

/** Observes when the page is scrolled near its bottom. */
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

import { useEffect, useRef } from 'react'
import { getCrossedRanges, type ScrollRange } from './getCrossedRanges.ts'
import { useThrottledScroll } from './useThrottledScroll.ts'

/** Options of {@link useScrollDepth}. */
export interface ScrollDepthOptions {
  /** Ranges of the page to observe. */
  readonly thresholds: readonly ScrollRange[]
  /**
   * Throttle interval between two checks, in milliseconds; ranges passed in between are not missed.
   * @default 500
   */
  readonly throttleMs?: number | undefined
  /** Called once for each range, when the page is scrolled to it or past it. */
  readonly onReach: (range: ScrollRange) => void
}

/** Observes how far the page was scrolled. */
export function useScrollDepth({ thresholds, throttleMs = 500, onReach }: ScrollDepthOptions): void {
  const before = useRef(0)
  const reached = useRef<ReadonlySet<string>>(new Set())

  // The browser may have restored a scroll position, so only scrolling from that position counts.
  useEffect(() => {
    before.current = window.scrollY
  }, [])

  useThrottledScroll(() => {
    const now = window.scrollY
    const crossed = getCrossedRanges(thresholds, before.current, now)
    const fresh = crossed.filter((range) => !reached.current.has(keyOf(range)))
    before.current = now
    reached.current = new Set([...reached.current, ...fresh.map(keyOf)])
    for (const range of fresh) onReach(range)
  }, throttleMs)
}

// Identifies a range by its ends, because a caller may create the same range again on every render.
const keyOf = ({ from, to }: ScrollRange) => `${from}-${to}`

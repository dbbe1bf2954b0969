import { useEffect, useRef } from 'react'
import { crossedRanges, type ScrollRange } from './crossedRanges.ts'
import { useThrottledScroll } from './useThrottledScroll.ts'

/** What {@link useScrollDepth} takes. */
export interface ScrollDepthOptions {
  /** Stretches of the page to watch. */
  readonly thresholds: readonly ScrollRange[]
  /**
   * Pause between two looks at the page, in milliseconds; what is scrolled past in between is not missed.
   * @default 500
   */
  readonly throttleMs?: number | undefined
  /** Called once for each stretch, when the page is scrolled to it or past it. */
  readonly onReach: (range: ScrollRange) => void
}

/** Tells how far the page was scrolled. */
export function useScrollDepth({ thresholds, throttleMs = 500, onReach }: ScrollDepthOptions): void {
  const before = useRef(0)
  const reached = useRef<ReadonlySet<string>>(new Set())

  // A page may begin further down, when the browser takes a visitor back: only what is scrolled from there counts.
  useEffect(() => {
    before.current = window.scrollY
  }, [])

  useThrottledScroll(() => {
    const now = window.scrollY
    const crossed = crossedRanges(thresholds, before.current, now)
    const fresh = crossed.filter((range) => !reached.current.has(keyOf(range)))
    before.current = now
    reached.current = new Set([...reached.current, ...fresh.map(keyOf)])
    for (const range of fresh) onReach(range)
  }, throttleMs)
}

// By its ends, because a caller may write the same stretch anew with every render.
const keyOf = ({ from, to }: ScrollRange) => `${from}-${to}`

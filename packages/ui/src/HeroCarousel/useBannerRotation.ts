import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '../mediaQuery/useMediaQuery.ts'
import { scrollToBanner } from './scrollToBanner.ts'

interface Rotation {
  readonly track: RefObject<HTMLElement | null>
  /** Index of the visible banner, from 0. */
  readonly active: number
  readonly intervalMs: number
}

/**
 * Rotates the banners, except under a pointer or with focus, while paused or with reduced motion, and in a hidden
 * tab.
 */
export function useBannerRotation({ track, active, intervalMs }: Rotation) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = wanted ?? !still
  const running = playing && !hovered && !focused

  // The timer is cleared when the shopper changes the banner or the rotation pauses.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!track.current?.ownerDocument.hidden) scrollToBanner(track.current, active + 1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [running, track, active, intervalMs])

  return {
    /** Whether the rotation is on, even if a pointer or focus pauses it. */
    playing,
    /** Whether the banners are rotating. */
    running,
    toggle: () => {
      setWanted(!playing)
      // Pressing play leaves pointer and focus inside the carousel; both are ignored, because the carousel must rotate
      // nevertheless.
      setHovered(false)
      setFocused(false)
    },
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

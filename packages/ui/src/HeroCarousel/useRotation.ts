import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { scrollToBanner } from './scrollToBanner.ts'
import { useMediaQuery } from './useMediaQuery.ts'

interface Rotation {
  readonly track: RefObject<HTMLElement | null>
  /** Which banner is seen, from 0. */
  readonly active: number
  readonly intervalMs: number
}

/** Moves the banners on, as long as nobody looks closer, wants them still or looks elsewhere. */
export function useRotation({ track, active, intervalMs }: Rotation) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = wanted ?? !still
  const running = playing && !hovered && !focused

  // Time is outside React: a timer must be set, and cleared when a banner comes by other means or all shall stand.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!track.current?.ownerDocument.hidden) scrollToBanner(track.current, active + 1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [running, track, active, intervalMs])

  return {
    /** Whether they move when nothing holds them. */
    playing,
    /** Whether they move now. */
    running,
    toggle: () => {
      setWanted(!playing)
      // Whoever presses play is over the slider and in it, and must see it move all the same.
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

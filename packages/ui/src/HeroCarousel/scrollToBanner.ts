/** Scrolls a track to one of its children, counted from 0; wraps around at both ends. */
export function scrollToBanner(track: Element | null, index: number): void {
  const count = track?.childElementCount ?? 0
  const banner = track?.children[(index + count) % count]
  if (!track || !banner) return
  // Uses screen coordinates, so that it works in both reading directions; `scrollBy` would stop at the next banner.
  const way = banner.getBoundingClientRect().left - track.getBoundingClientRect().left
  track.scrollTo({ left: track.scrollLeft + way })
}

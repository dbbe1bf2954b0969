/** Scroll marks in px: the lower ones for phones, the higher ones for wider screens (specification 2, section 9). */
const scrollMarks = { phone: [100, 1000, 2450], wide: [150, 1500, 2800] } as const

const debounceMs = 500

/** Reports each mark once per page view, half a second after scrolling has stopped beyond it. */
export function watchScrollDepth(report: (mark: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let furthest = 0
  const rest = () => {
    const marks = window.innerWidth < 768 ? scrollMarks.phone : scrollMarks.wide
    for (const mark of marks) if (furthest >= mark) report(mark)
  }
  window.addEventListener(
    'scroll',
    () => {
      furthest = Math.max(furthest, window.scrollY)
      clearTimeout(timer)
      timer = setTimeout(rest, debounceMs)
    },
    { passive: true },
  )
}

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'

/**
 * Sets up the carousel and returns its controls. In a browser without the required APIs, the slides can only be
 * scrolled.
 */
export function useCarousel(onMove: ((first: number) => void) | undefined) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [viewport, slider] = useEmblaCarousel({ ...options, direction })
  const [ends, setEnds] = useState({ back: false, on: false })
  const report = useRef(onMove)

  // The listener is registered once but must call the latest callback.
  useEffect(() => {
    report.current = onMove
  })

  // Reads the state of the carousel library when it reports a change.
  useEffect(() => {
    if (!slider) return
    const root = slider.rootNode()
    setDirection(getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr')
    const read = () => setEnds({ back: slider.canScrollPrev(), on: slider.canScrollNext() })
    const tell = () => report.current?.(firstSeen(slider))
    read()
    slider.on('select', read).on('reInit', read).on('select', tell)
    return () => {
      slider.off('select', read).off('reInit', read).off('select', tell)
    }
  }, [slider])

  return {
    viewport: watchable ? viewport : undefined,
    ready: slider !== undefined,
    back: ends.back ? () => slider?.scrollPrev() : undefined,
    on: ends.on ? () => slider?.scrollNext() : undefined,
  }
}

type Slider = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Returns the first visible slide; one move may pass several slides. */
function firstSeen(slider: Slider): number {
  return slider.internalEngine().slideRegistry[slider.selectedScrollSnap()]?.[0] ?? 0
}

/**
 * Moves to the slide with keyboard focus. Embla does this only within 10 ms of the Tab key. On a busy phone that is too
 * late: the browser has already scrolled the viewport, and Embla has the wrong position.
 */
function followFocus(slider: Slider, { target }: FocusEvent): false {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return false
  const slide = slider.slideNodes().findIndex((node) => node.contains(target))
  slider.rootNode().scrollLeft = 0
  slider.scrollTo(
    slider.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide)),
    true,
  )
  return false
}

/**
 * Embla needs IntersectionObserver and matchMedia, and throws without them; then the slides are scrolled by the
 * browser.
 */
const watchable = 'IntersectionObserver' in globalThis && 'matchMedia' in globalThis

const options = {
  align: 'start',
  containScroll: 'trimSnaps',
  slidesToScroll: 'auto',
  watchFocus: followFocus,
  // No animation for users who prefer reduced motion.
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

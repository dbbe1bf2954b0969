import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'

/** What is movable, and by what; on a device that cannot be watched the slides just scroll. */
export function useCarousel(onMove: ((first: number) => void) | undefined) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [viewport, slider] = useEmblaCarousel({ ...options, direction })
  const [ends, setEnds] = useState({ back: false, on: false })
  const report = useRef(onMove)

  // What is called must be the newest, though it is listened for only once.
  useEffect(() => {
    report.current = onMove
  })

  // The slider lives outside React: its state must be read when it says that it changed.
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

/** One move may pass several slides: the first of those it stops at. */
function firstSeen(slider: Slider): number {
  return slider.internalEngine().slideRegistry[slider.selectedScrollSnap()]?.[0] ?? 0
}

/**
 * Moves to the slide that the keyboard focused. Embla does so only within 10 ms of the Tab key, which a busy phone
 * misses: the browser has scrolled the viewport then, and Embla does not know where it stands.
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

/** The slider cannot do without either, and it would rather throw than leave the slides to the browser. */
const watchable = 'IntersectionObserver' in globalThis && 'matchMedia' in globalThis

const options = {
  align: 'start',
  containScroll: 'trimSnaps',
  slidesToScroll: 'auto',
  watchFocus: followFocus,
  // Nothing glides for whoever wants stillness.
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

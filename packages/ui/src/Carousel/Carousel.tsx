import { Children, isValidElement, type ReactNode } from 'react'
import styles from './Carousel.module.css'
import { CarouselArrow } from './CarouselArrow.tsx'
import type { CarouselProps } from './CarouselProps.ts'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { useCarousel } from './useCarousel.ts'

/** Carousel: slides side by side, moved by finger, mouse, arrows and the Tab key. */
export function Carousel({ label, messages, heading, perView, loading = false, ...props }: CarouselProps) {
  const { viewport, ready, back, on } = useCarousel(props.onMove)
  const { desktop = 4.1, tablet = 2, phone = 1 } = perView ?? {}
  const slides = loading ? bones(Math.ceil(desktop)) : Children.toArray(props.children)
  if (slides.length === 0 && props.empty === undefined) return null
  return (
    <section
      className={styles.carousel}
      aria-roledescription={messages.kind}
      aria-label={label}
      aria-busy={loading || undefined}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        {slides.length > 1 && (
          <div className={styles.arrows} data-idle={loading || !(back || on) || undefined}>
            <CarouselArrow label={messages.previous} onMove={back} />
            <CarouselArrow label={messages.next} onMove={on} forward />
          </div>
        )}
      </div>
      {slides.length === 0 ? (
        props.empty
      ) : (
        <div ref={viewport} className={styles.viewport} data-ready={ready || undefined}>
          <ul className={styles.list} data-desktop={desktop} data-tablet={tablet} data-phone={phone}>
            {slides.map((slide, index) => (
              <li key={keyOf(slide) ?? index} className={styles.slide}>
                {slide}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const keyOf = (slide: ReactNode) => (isValidElement(slide) ? slide.key : undefined)

// biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move.
const bones = (count: number) => Array.from({ length: count }, (_, at) => <ProductCardSkeleton key={at} />)

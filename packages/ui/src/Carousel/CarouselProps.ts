import type { ReactNode } from 'react'
import type { CarouselMessages } from './CarouselMessages.ts'
import type { PerView } from './PerView.ts'

/** What {@link Carousel} takes. */
export interface CarouselProps {
  /** The slides, each with a key. */
  readonly children?: ReactNode
  /** Name of the carousel, such as "Similar products". */
  readonly label: string
  /** What is read out. */
  readonly messages: CarouselMessages
  /** Heading that stands in one row with the arrows. */
  readonly heading?: ReactNode
  /** How many slides are seen at once. */
  readonly perView?: PerView
  /**
   * Slides are on their way: placeholders stand in their place.
   * @default false
   */
  readonly loading?: boolean
  /** What stands in place of the slides when there are none; without it there is nothing then. */
  readonly empty?: ReactNode
  /** Called with the position of the first slide that is seen, from 0, when it changes. */
  readonly onMove?: ((first: number) => void) | undefined
}

import type { ReactNode } from 'react'
import type { CarouselMessages } from './CarouselMessages.ts'
import type { ResponsiveSlidesPerView } from './ResponsiveSlidesPerView.ts'

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** The slides, each with a key. */
  readonly children?: ReactNode
  /** Name of the carousel, such as "Similar products". */
  readonly label: string
  /** Screen reader messages. */
  readonly messages: CarouselMessages
  /** Heading in one row with the arrows. */
  readonly heading?: ReactNode
  /** Number of visible slides. */
  readonly perView?: ResponsiveSlidesPerView
  /**
   * Whether the slides are loading; skeletons are shown instead.
   * @default false
   */
  readonly loading?: boolean
  /** Content that replaces an empty list of slides. @default nothing */
  readonly empty?: ReactNode
  /** Called with the index of the first visible slide, from 0, when it changes. */
  readonly onMove?: ((first: number) => void) | undefined
}

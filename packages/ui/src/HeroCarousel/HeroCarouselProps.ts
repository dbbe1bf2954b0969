import type { Banner } from './Banner.ts'
import type { HeroCarouselMessages } from './HeroCarouselMessages.ts'

/** Props of {@link HeroCarousel}. */
export interface HeroCarouselProps {
  /** The banners in order; a single one does not rotate and has no controls. */
  readonly banners: readonly Banner[]
  /** Name of the whole carousel, such as "Offers". */
  readonly label: string
  /** Screen reader messages. */
  readonly messages: HeroCarouselMessages
  /** Shown in place of a picture that could not be loaded. */
  readonly errorText: string
  /**
   * How long each banner is shown, in milliseconds.
   * @default 9000
   */
  readonly intervalMs?: number
  /**
   * Shows the arrows from 768 px.
   * @default true
   */
  readonly arrows?: boolean
  /**
   * Whether the carousel is above the fold; if so, its first picture has a high loading priority.
   * @default true
   */
  readonly isSeenFirst?: boolean | undefined
  /** Called when a banner is clicked. */
  readonly onOpen?: ((banner: Banner) => void) | undefined
}

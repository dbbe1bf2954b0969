import type { Banner } from './Banner.ts'
import type { HeroCarouselMessages } from './HeroCarouselMessages.ts'

/** What {@link HeroCarousel} takes. */
export interface HeroCarouselProps {
  /** The banners in their order; a single one stands still and has no controls. */
  readonly banners: readonly Banner[]
  /** Name of the whole slider, such as "Offers". */
  readonly label: string
  /** What is read out. */
  readonly messages: HeroCarouselMessages
  /** What stands in place of a picture that cannot be loaded. */
  readonly errorText: string
  /**
   * How long each banner stands, in milliseconds.
   * @default 9000
   */
  readonly intervalMs?: number
  /**
   * Shows the arrows from 768 px.
   * @default true
   */
  readonly arrows?: boolean
  /**
   * Whether they stand where a page is seen first: the first picture is then fetched before others.
   * @default true
   */
  readonly isSeenFirst?: boolean | undefined
  /** Called when a banner is followed. */
  readonly onOpen?: ((banner: Banner) => void) | undefined
}

import type { Banner } from './Banner.ts'
import type { BannerSliderMessages } from './BannerSliderMessages.ts'

/** What {@link BannerSlider} takes. */
export interface BannerSliderProps {
  /** The banners in their order; a single one stands still and has no controls. */
  readonly banners: readonly Banner[]
  /** Name of the whole slider, such as "Offers". */
  readonly label: string
  /** What is read out. */
  readonly messages: BannerSliderMessages
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
  /** Called when a banner is followed. */
  readonly onOpen?: ((banner: Banner) => void) | undefined
}

import type { LightboxMessages } from '@store/ui/lightbox'

/** The words of pictures and films seen large. */
export interface ViewerMessages {
  /** Name of what is seen. */
  readonly label: string
  /** Closes it. */
  readonly close: string
  /** Name of what plays a film. */
  readonly playVideo: string
  /** Stands over a film that cannot be played. */
  readonly videoFailed: string
  /** It did not come. */
  readonly failed: string
  /** Words of pictures seen large. @default ui's English, loaded with them */
  readonly lightbox?: LightboxMessages | undefined
}

import type { LightboxMessages } from '@store/ui/lightbox'
import type { PartialMessages } from '@store/ui/messages'

/** UI messages of the full-screen picture and video viewer. */
export interface MediaViewerMessages {
  /** Name of the viewer. */
  readonly label: string
  /** Button that closes the viewer. */
  readonly close: string
  /** Name of the button that plays a video. */
  readonly playVideo: string
  /** Shown over a video that cannot be played. */
  readonly videoFailed: string
  /** Shown when the viewer failed to load. */
  readonly failed: string
  /** Messages of the lightbox. @default ui's English, loaded with the lightbox */
  readonly lightbox?: PartialMessages<LightboxMessages> | undefined
}

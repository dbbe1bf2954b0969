import type { LocalizedMessages } from '@store/ui/messages'
/** UI messages of one review. */
export interface ReviewMessages extends LocalizedMessages {
  /** Rating of one shopper, 1 to 5 stars. */
  readonly stars: (stars: number) => string
  /** Name of the button that plays a review's video. */
  readonly playReviewVideo: string
  /** Replaces a picture that could not be loaded. */
  readonly pictureFailed: string
}

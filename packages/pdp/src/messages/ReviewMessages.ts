/** The words of one review. */
export interface ReviewMessages {
  /** How one shopper rated it, 1 to 5. */
  readonly stars: (stars: number) => string
  /** Name of what plays the film of a review. */
  readonly playReviewVideo: string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
}

/** The words of one review. */
export interface ReviewWords {
  /** How one shopper rated it, 1 to 5. */
  readonly stars: (stars: number) => string
  /** Name of what plays the film of a review. */
  readonly playReviewFilm: string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
}

/** Every word of a product in a list. */
export interface ProductCardMessages {
  /** Read before the price. */
  readonly price: string
  /** Read before the struck list price. */
  readonly listPrice: string
  /** How far the price lies below the list price. */
  readonly percentOff: (percent: number) => string
  /** The least that a gift costs which a shopper fills. */
  readonly from: (amount: string) => string
  /** On a gift of which there is none left. */
  readonly outOfStock: string
  /** The average of the reviews in words. */
  readonly rating: (average: number) => string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
}

/** Messages of the sections below the fold. */
export interface BelowTheFoldMessages {
  /** Heading of the offers. */
  readonly offers: string
  /** The terms and conditions of an offer. */
  readonly terms: string
  /** Points a shopper earns with this product. */
  readonly earnPoints: (points: number) => string
  /** Accessible name of the following sections: contents, description, care. */
  readonly details: string
  /** Heading of the box contents. */
  readonly contains: string
  /** Heading of the description. */
  readonly description: string
  /** Heading of the care tips. */
  readonly care: string
  /** Heading of the disclaimer. */
  readonly disclaimer: string
  /** Note to read before a cake is ordered. */
  readonly cakeNote: string
  /** Heading of the additional disclaimer for gifts that are delivered abroad. */
  readonly disclaimerAbroad: string
  /** Expands the content under a heading. */
  readonly showMore: string
  /** Collapses the content under a heading. */
  readonly showLess: string
  /** Label of the stock number. */
  readonly sku: string
  /** Heading of the reviews. */
  readonly reviewsHeading: string
  /** Rating of one shopper, 1 to 5. */
  readonly stars: (stars: number) => string
  /** Shows more reviews. */
  readonly readMore: string
  /** Link to all reviews. */
  readonly viewMore: string
  /** Heading of complementary products, by product type. */
  readonly boughtTogether: (type: string) => string
  /** Heading of similar products. */
  readonly similar: string
  /** Heading of recommended products. */
  readonly recommended: string
  /** Heading of recently viewed products. */
  readonly viewed: string
  /** Heading of the links to other parts of the shop. */
  readonly quickLinks: string
  /** Minimum order of a corporate gift. */
  readonly minimumOrder: (pieces: number) => string
  /** Link to the enquiry form of corporate gifts. */
  readonly enquire: string
  /** Steps to order a corporate gift. */
  readonly enquirySteps: readonly string[]
  /** Accessible name of the enquiry section of a corporate gift. */
  readonly enquiry: string
  /** Heading of the key points of a plant. */
  readonly keyPoints: string
  /** Heading of the gifts of a combo. */
  readonly gifts: string
  /** Quantity of a gift in a combo. */
  readonly pieces: (count: number) => string
  /** Heading of the price breakup, below the description. */
  readonly priceBreakup: string
  /** Total of the price breakup. */
  readonly total: string
  /** Price of the chosen options, in the price breakup. */
  readonly choices: string
  /** Heading of the points. */
  readonly points: string
  /** Button that opens the login to redeem points. */
  readonly loginForPoints: string
  /** Shown to a guest who wanted to redeem points. */
  readonly pleaseLogin: string
  /** Shown while the points are loading. */
  readonly loadingPoints: string
  /** Shown when loading the points failed. */
  readonly failedPoints: string
  /** Retries loading. */
  readonly retry: string
  /** How much of the price the points pay, and the balance. */
  readonly redeem: (rupees: string, balance: number) => string
  /** Shown when the user has no points to redeem yet. */
  readonly noPoints: string
  /** Accessible name of the button that plays the video of a review. */
  readonly playReviewVideo: string
  /** Heading of related links. */
  readonly moreLinks: string
  /** Heading of the categories. */
  readonly categories: string
}

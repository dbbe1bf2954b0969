/** Every word that stands below a gift and how to buy it. */
export interface BelowTheFoldMessages {
  /** Heading of the offers. */
  readonly offers: string
  /** The terms and conditions of an offer. */
  readonly terms: string
  /** Points a shopper earns with this product. */
  readonly earnPoints: (points: number) => string
  /** Name of what follows below: contents, description, care. */
  readonly details: string
  /** Heading of what the box holds. */
  readonly contains: string
  /** Heading of the description. */
  readonly description: string
  /** Heading of the care tips. */
  readonly care: string
  /** Heading of what the shop does not promise. */
  readonly disclaimer: string
  /** What a baker wants known before a cake is ordered. */
  readonly cakeNote: string
  /** Heads what is said of a gift that goes abroad, beside its disclaimer. */
  readonly disclaimerAbroad: string
  /** Opens what stands under a heading. */
  readonly showMore: string
  /** Closes what stands under a heading. */
  readonly showLess: string
  /** Label of the stock number. */
  readonly sku: string
  /** Heading of the reviews. */
  readonly reviewsHeading: string
  /** How one shopper rated it, 1 to 5. */
  readonly stars: (stars: number) => string
  /** Shows more reviews. */
  readonly readMore: string
  /** Leads to all reviews. */
  readonly viewMore: string
  /** Heading of what goes with the product, by its kind. */
  readonly boughtTogether: (type: string) => string
  /** Heading of products like it. */
  readonly similar: string
  /** Heading of what else a shopper may like. */
  readonly recommended: string
  /** Heading of what was looked at before. */
  readonly viewed: string
  /** Heading of the links to other parts of the shop. */
  readonly quickLinks: string
  /** Why to trust the shop. */
  readonly trust: readonly { readonly figure: string; readonly text: string }[]
  /** Minimum of an order of a gift for companies. */
  readonly minimumOrder: (pieces: number) => string
  /** Leads to the form that asks for a gift for companies. */
  readonly enquire: string
  /** How a gift for companies is ordered, one step each. */
  readonly enquirySteps: readonly string[]
  /** Name of how to ask for a gift for companies. */
  readonly enquiry: string
  /** Heading of what to know of a plant. */
  readonly keyPoints: string
  /** Heading of the gifts of a combo. */
  readonly gifts: string
  /** Pieces of a gift in a combo. */
  readonly pieces: (count: number) => string
  /** Heading of the parts of the price, below the description. */
  readonly priceBreakup: string
  /** The last line of the parts of the price. */
  readonly total: string
  /** What the chosen options come to, among the parts of the price. */
  readonly choices: string
  /** Heading of the points. */
  readonly points: string
  /** Leads a guest to a login for the points. */
  readonly loginForPoints: string
  /** Told to a guest who asked to redeem points. */
  readonly pleaseLogin: string
  /** Points are being looked up. */
  readonly loadingPoints: string
  /** Points could not be looked up. */
  readonly failedPoints: string
  /** Asks once more. */
  readonly retry: string
  /** How much of the price the points pay, of how many there are. */
  readonly redeem: (rupees: string, balance: number) => string
  /** No points to redeem yet. */
  readonly noPoints: string
  /** Name of the button that plays the film of a review. */
  readonly playReviewVideo: string
  /** Heading of links to what is near. */
  readonly moreLinks: string
  /** Heading of the categories. */
  readonly categories: string
}

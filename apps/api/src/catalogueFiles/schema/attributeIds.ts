/** Attribute ids. Those of the specification (2, sections 2, 4 and 5; 1, section 3) have special rules. */
export const attributeIds = {
  /** Shows the eggless icon. */
  eggless: 6,
  /** Weight of a cake, or number of pieces if the attribute's text says so; shown with the serving guide. */
  weight: 10,
  /** A text of up to 50 characters. */
  longText: 14,
  /** The message on a cake. */
  cakeMessage: 16,
  /** Number of pieces of a product; the selection changes the price. */
  pieces: 17,
  /** Size; the selection changes the price. */
  size: 27,
  /** With or without a vase. An option with a negative price is shown inverted; see the field `adds` of an option. */
  vase: 31,
  flavour: 32,
  ribbon: 33,
  extras: 34,
  personalizedText: 41,
  miniPersonalizedText: 42,
  giftImage: 43,
  design: 44,
  rakhi: 51,
} as const

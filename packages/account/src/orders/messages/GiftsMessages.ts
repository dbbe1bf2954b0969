/** Every word of the gifts of an order. */
export interface GiftsMessages {
  /** How many of a gift. */
  readonly quantity: (quantity: number) => string
  /** The day a gift arrives. */
  readonly arrives: (day: string) => string
  /** Stands in place of a price of what came along for nothing. */
  readonly free: string
  /** Name of the list of what goes along with a gift. */
  readonly addOns: (title: string) => string
  /** Name of the list of what a combo holds. */
  readonly parts: (title: string) => string
  /** One gift of a combo. */
  readonly part: (title: string, quantity: number) => string
  /** Name of what was chosen, written or uploaded, where the server gives none. */
  readonly attribute: Readonly<Record<'weight' | 'pieces' | 'cakeMessage' | 'other', string>>
  /** What is to be seen on a picture the shopper uploaded. */
  readonly ownPicture: (label: string) => string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
}

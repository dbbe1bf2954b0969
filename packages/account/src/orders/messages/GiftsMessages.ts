import type { LocalizedMessages } from '@store/ui/messages'
/** All messages of an order's gifts. */
export interface GiftsMessages extends LocalizedMessages {
  /** Quantity of a gift. */
  readonly quantity: (quantity: number) => string
  /** Delivery date of a gift. */
  readonly arrives: (day: string) => string
  /** Text instead of the price of a free gift. */
  readonly free: string
  /** Accessible name of a gift's add-on list. */
  readonly addOns: (title: string) => string
  /** Accessible name of a combo's gift list. */
  readonly parts: (title: string) => string
  /** A gift in a combo. */
  readonly part: (title: string, quantity: number) => string
  /** Names of attributes, where the server sends none. */
  readonly attribute: Readonly<Record<'weight' | 'pieces' | 'cakeMessage' | 'other', string>>
  /** Alternative text of a picture that the shopper uploaded. */
  readonly ownPicture: (label: string) => string
  /** Text instead of a picture that failed to load. */
  readonly pictureFailed: string
}

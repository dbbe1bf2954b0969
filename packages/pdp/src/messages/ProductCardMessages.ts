import type { LocalizedMessages } from '@store/ui/messages'
/** UI messages of a product card. */
export interface ProductCardMessages extends LocalizedMessages {
  /** Screen reader text before the price. */
  readonly price: string
  /** Screen reader text before the struck-through list price. */
  readonly listPrice: string
  /** Discount against the list price in percent. */
  readonly percentOff: (percent: number) => string
  /** Lowest price of a gift that the shopper fills (hamper). */
  readonly from: (amount: string) => string
  /** Label of a gift that is out of stock. */
  readonly outOfStock: string
  /** Average rating as text. */
  readonly rating: (average: number) => string
  /** Replaces a picture that could not be loaded. */
  readonly pictureFailed: string
}

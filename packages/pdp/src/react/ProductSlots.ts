import type { Slot } from '@store/ui/slots'
import type {
  BuyBlockProps,
  ProductDeliveryProps,
  ProductDialogProps,
  ProductGalleryProps,
  ProductOptionProps,
  ProductRowProps,
  RelatedProductRowProps,
} from './ProductPartProps.ts'

/** Slots of the product page, for `ProductProvider`: each replaces or wraps a part. */
export interface ProductSlots {
  /** The breadcrumb. */
  readonly breadcrumb?: Slot<object> | undefined
  /** Images and video, with the host's content in their corner. */
  readonly gallery?: Slot<ProductGalleryProps> | undefined
  /** Name, rating, price, share button. */
  readonly heading?: Slot<object> | undefined
  /** Price range of a gift that a shopper fills, such as a hamper. */
  readonly priceRange?: Slot<object> | undefined
  /** Links to variants of the product. */
  readonly variants?: Slot<object> | undefined
  /** All options. */
  readonly options?: Slot<object> | undefined
  /** One option; its inputs must keep their names. */
  readonly option?: Slot<ProductOptionProps> | undefined
  /** The personalised design among the options. */
  readonly design?: Slot<object> | undefined
  /** Location, delivery message and date; its children are the host's location box. */
  readonly delivery?: Slot<ProductDeliveryProps> | undefined
  /** Error of a purchase without a location. */
  readonly placeError?: Slot<object> | undefined
  /** Whether and when the product can be delivered. */
  readonly deliveryMessage?: Slot<object> | undefined
  /** Delivery date and time slot. */
  readonly deliveryDate?: Slot<object> | undefined
  /** The buy buttons and their errors, in the column and in a phone's bar. */
  readonly buyBlock?: Slot<BuyBlockProps> | undefined
  /** The buy buttons alone. */
  readonly buyButtons?: Slot<object> | undefined
  /** The button that opens the hamper builder. */
  readonly hamperButton?: Slot<object> | undefined
  /** The add-on panel, which opens after a press on a buy button. */
  readonly addOns?: Slot<object> | undefined
  /** Ordering steps of a corporate gift. */
  readonly enquiry?: Slot<object> | undefined
  /** The link to the enquiry form at the bottom of a phone's screen. */
  readonly enquiryBar?: Slot<object> | undefined
  /** The shop's note on the product. */
  readonly note?: Slot<object> | undefined
  /** The offers. */
  readonly offers?: Slot<object> | undefined
  /** Contents, description, care. */
  readonly info?: Slot<object> | undefined
  /** The reviews. */
  readonly reviews?: Slot<object> | undefined
  /** Products bought together with this one. */
  readonly boughtTogether?: Slot<RelatedProductRowProps> | undefined
  /** Similar products. */
  readonly similarProducts?: Slot<RelatedProductRowProps> | undefined
  /** Recommended and recently viewed products. */
  readonly relatedProducts?: Slot<RelatedProductRowProps> | undefined
  /** Any row of products. */
  readonly productRow?: Slot<ProductRowProps> | undefined
  /** Links to related pages. */
  readonly moreLinks?: Slot<object> | undefined
  /** Categories. */
  readonly categories?: Slot<object> | undefined
  /** Quick links. */
  readonly quickLinks?: Slot<object> | undefined
  /** Benefits of the shop. */
  readonly benefits?: Slot<object> | undefined
  /** Figures of the shop. */
  readonly trustFigures?: Slot<object> | undefined
  /** The sticky bar of a desktop window that was scrolled past the buy buttons. */
  readonly stickyBar?: Slot<object> | undefined
  /** The dialog that explains the price. */
  readonly priceBreakupDialog?: Slot<ProductDialogProps> | undefined
  /** The dialog that shares the product. */
  readonly shareDialog?: Slot<ProductDialogProps> | undefined
  /** The dialog with the servings of each weight. */
  readonly servingGuideDialog?: Slot<ProductDialogProps> | undefined
}

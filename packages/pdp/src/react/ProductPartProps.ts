import type { ProductAttribute, ProductCard } from '@store/api-client/contract/catalogue'
import type { ReactNode } from 'react'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `ProductGallery`. */
export interface ProductGalleryProps {
  /** Slot in the corner of the images, such as the product's favorite button. @default nothing */
  readonly favoriteButton?: ReactNode
}

/** Props of `ProductDelivery`. */
export interface ProductDeliveryProps {
  /** The host's delivery-location box. */
  readonly children?: ReactNode
}

/** Props of one option of the product. */
export interface ProductOptionProps {
  /** The option. */
  readonly attribute: ProductAttribute
}

/** Props of `BuyBlock`. */
export interface BuyBlockProps {
  /** Whether the buttons are in the buying column (from 768 px) or in the bar at the bottom of a phone's screen. */
  readonly place: 'column' | 'bar'
}

/** Props of each row of other products. */
export interface RelatedProductRowProps {
  /** Renders the corner of a product in a row, such as its favorite button. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/** Props of a row of products. */
export interface ProductRowProps {
  /** Heading of the row. */
  readonly title: string
  /** Products in the row. */
  readonly cards: readonly ProductCard[]
  /** Renders the corner of a card, such as its favorite button. @default nothing */
  readonly corner?: ((card: ProductCard) => ReactNode) | undefined
}

/** Props of every dialog of the product page. */
export interface ProductDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the shopper closes the dialog. */
  readonly onClose: () => void
}

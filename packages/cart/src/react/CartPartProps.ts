import type { AddOn, CartLine, LineCombo } from '@store/api-client/contract/cart'
import type { ProductCard } from '@store/api-client/contract/catalogue'
import type { ReactNode, RefObject } from 'react'
import type { UndoableRemoval } from '../store/CartToast.ts'
import type { DeliveryLineGroup } from '../store/groupLinesByDelivery.ts'
import type { GroupedCartItem, LineWithAddOns } from '../store/groupLinesByGift.ts'
import type { OptimisticCart } from '../store/selectOptimisticCart.ts'

// The props of every part are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of each part that renders the whole cart. */
export interface OptimisticCartProps {
  /** The optimistic cart. */
  readonly cart: OptimisticCart
}

/** Props of `CartHeading` and `CartLoadError`. */
export interface CartHeadingProps {
  /** Ref of the cart's heading, which gets focus when the focused element disappears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Props of `CartLineGroup`. */
export interface CartLineGroupProps {
  /** Lines of one delivery type to one country. */
  readonly group: DeliveryLineGroup
}

/** Props of `CartLine`. */
export interface CartLineProps {
  /** The cart line as the shopper sees it, with pending changes (optimistic update). */
  readonly line: CartLine
  /** Add-ons and free lines of the line, shown smaller below it. @default none */
  readonly addOns?: readonly CartLine[]
  /** Position of the line: in the list, in a combo, or below its gift. @default 'list' */
  readonly place?: 'list' | 'combo' | 'along'
  /** The parent gift; the line does not repeat a delivery date that it shares with the gift. */
  readonly gift?: CartLine
}

/** Props of `CartCombo`. */
export interface CartComboProps {
  /** The combo that the lines in `gifts` belong to. */
  readonly combo: LineCombo
  /** Lines of the combo in the cart, with their add-ons. */
  readonly gifts: readonly LineWithAddOns[]
}

/** Props of `LineActions`. */
export interface CartLineControlsProps {
  /** The line of the optimistic cart. */
  readonly line: CartLine
  /** Position of the line, as in `CartLine`. @default 'list' */
  readonly place?: 'list' | 'combo' | 'along'
  /** Content below the price of the line. @default nothing */
  readonly afterPrice?: ReactNode
  /** Content beside 'Save for later' and 'Remove'. @default nothing */
  readonly extra?: ReactNode
}

/** Props of `CartTotals`. */
export interface CartTotalsProps {
  /** The optimistic cart. */
  readonly cart: OptimisticCart
  /** Ref of the heading, which the bar at the bottom of a phone links to. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Props of `CartBar`. */
export interface CartBarProps {
  /** The optimistic cart. */
  readonly cart: OptimisticCart
  /** Heading of the order summary, which the total links to. */
  readonly totalsHeading: RefObject<HTMLHeadingElement | null>
}

/** Props of the button that opens the coupon field. */
export interface OpenCouponFormButtonProps {
  /** Ref of the button, which gets focus when an applied coupon is removed. */
  readonly offerRef: RefObject<HTMLButtonElement | null>
}

/** Props of `EmptyCart`. */
export interface EmptyCartProps {
  /** Content right below the message, such as saved lines. */
  readonly children?: ReactNode
}

/** Props of the add-on strip. */
export interface AddOnsProps {
  /** Heading, from the server. */
  readonly title: string
  /** The add-ons to offer. */
  readonly items: readonly AddOn[]
}

/** Props of the best sellers in an empty cart. */
export interface BestSellersProps {
  /** The best sellers. */
  readonly products: readonly ProductCard[]
}

/** Props of the lines saved for later. */
export interface SavedLinesProps {
  /** The saved lines. */
  readonly lines: readonly CartLine[]
}

/** Props of `UndoStrip`. */
export interface UndoStripProps {
  /** The removal or save for later that the strip undoes. */
  readonly undoable: UndoableRemoval
}

/** Props of `LineDetails`. */
export interface CartLineDetailsProps {
  /** The line of the optimistic cart. */
  readonly line: CartLine
  /** Whether the personalisation text of the line is read-only. @default false */
  readonly readOnly?: boolean
  /** Whether to omit the delivery date, because it is shown elsewhere. @default false */
  readonly hidesDelivery?: boolean
}

/** Props of `LineCost`. */
export interface CartLinePriceProps {
  /** Id of the line or combo. */
  readonly id: string
  /** Whether the line is free with a gift. @default false */
  readonly isFree?: boolean
  /** Size of the text. @default 'm' */
  readonly size?: 's' | 'm'
}

/** Props of a line in short form: saved for later, or in the mini cart. */
export interface CompactCartLineProps {
  /** A gift or a combo, with its add-ons. */
  readonly part: GroupedCartItem
  /** Content below the price of the line. */
  readonly children?: ReactNode
  /** Actions of the line. */
  readonly act?: ReactNode
}

/** Props of `PlaceOrderButton`. */
export interface PlaceOrderButtonProps {
  /** Whether the button takes the whole width of its container. @default false */
  readonly fullWidth?: boolean
}

/** Props of `CartDialogs` and of the remove dialog. */
export interface CartDialogProps {
  /**
   * Returns the element that gets focus after a line or combo was removed together with the button that opened the
   * dialog.
   */
  readonly findFocus: (id: string) => HTMLElement | null
}

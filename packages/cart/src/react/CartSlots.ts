import type { CartLine } from '@store/api-client/contract/cart'
import type { Slot } from '@store/ui/slots'
import type { ReactNode } from 'react'
import type { CartActions } from '../store/CartActions.ts'
import type { OptimisticCart } from '../store/selectOptimisticCart.ts'
import type {
  AddOnsProps,
  BestSellersProps,
  CartBarProps,
  CartComboProps,
  CartDialogProps,
  CartHeadingProps,
  CartLineControlsProps,
  CartLineDetailsProps,
  CartLineGroupProps,
  CartLinePriceProps,
  CartLineProps,
  CartTotalsProps,
  CompactCartLineProps,
  EmptyCartProps,
  OpenCouponFormButtonProps,
  OptimisticCartProps,
  PlaceOrderButtonProps,
  SavedLinesProps,
  UndoStripProps,
} from './CartPartProps.ts'

/** Renders content beside a line. It is a plain function, so put hooks into a component that it renders. */
export type CartLineSlotRenderer = (given: {
  readonly line: CartLine
  readonly actions: CartActions
}) => ReactNode

/** Renders content beside the cart. It is a plain function, so put hooks into a component that it renders. */
export type CartSlotRenderer = (given: {
  readonly cart: OptimisticCart
  readonly actions: CartActions
}) => ReactNode

/**
 * Slots of a line. `replace` also renders free lines and add-ons (`place: 'along'`), but not removed lines, which have
 * the undo strip instead. The other slots add content to the package's own line. Saved lines and the lines of the mini
 * cart use `compactLine`.
 */
export interface CartLineSlots extends Slot<CartLineProps> {
  /** Right below the title. */
  readonly afterTitle?: CartLineSlotRenderer | undefined
  /** Right below the price. */
  readonly afterPrice?: CartLineSlotRenderer | undefined
  /** Content below the options, texts and delivery date. */
  readonly meta?: CartLineSlotRenderer | undefined
  /** Content beside 'Save for later' and 'Remove'. */
  readonly actions?: CartLineSlotRenderer | undefined
  /** Content at the bottom of the line; on a wide screen beside the line's picture. */
  readonly footer?: CartLineSlotRenderer | undefined
}

/** Slots of the cart, for `CartProvider`: a `Slot` replaces or wraps a part, and a function adds content beside it. */
export interface CartSlots {
  /** Heading of the page, with the number of items. */
  readonly heading?: Slot<CartHeadingProps> | undefined
  /** The notice that changes wait: offline, or the cart could not be read. */
  readonly offline?: Slot<object> | undefined
  /** The skeleton while the cart is loaded. */
  readonly skeleton?: Slot<object> | undefined
  /** The error that the cart could not be loaded, with a retry button. */
  readonly loadError?: Slot<CartHeadingProps> | undefined
  /** The reason why an order cannot start. */
  readonly obstacle?: Slot<OptimisticCartProps> | undefined
  /** The server's message about express delivery. */
  readonly expressMessage?: Slot<OptimisticCartProps> | undefined
  /** All lines, in groups. */
  readonly lines?: Slot<OptimisticCartProps> | undefined
  /** A group of lines, with its heading. */
  readonly group?: Slot<CartLineGroupProps> | undefined
  /** Each line. */
  readonly line?: CartLineSlots | undefined
  /** The lines of one combo. */
  readonly combo?: Slot<CartComboProps> | undefined
  /** Options, texts, contents and delivery date of a line. */
  readonly lineDetails?: Slot<CartLineDetailsProps> | undefined
  /** Quantity, price and buttons of a line. */
  readonly lineActions?: Slot<CartLineControlsProps> | undefined
  /** Price of a line or combo. */
  readonly lineCost?: Slot<CartLinePriceProps> | undefined
  /** The strip that undoes a removal or save for later. */
  readonly undo?: Slot<UndoStripProps> | undefined
  /** The order summary. */
  readonly totals?: Slot<CartTotalsProps> | undefined
  /** The button and form of a coupon. */
  readonly couponOffer?: Slot<OpenCouponFormButtonProps> | undefined
  /** The button that starts the order, in the order summary, the bar and the mini cart. */
  readonly placeOrder?: Slot<PlaceOrderButtonProps> | undefined
  /** The bar at the bottom of a phone. */
  readonly bar?: Slot<CartBarProps> | undefined
  /** The strip of suggested add-ons. */
  readonly addOns?: Slot<AddOnsProps> | undefined
  /** The lines saved for later. */
  readonly savedLines?: Slot<SavedLinesProps> | undefined
  /** A line in short form: saved for later, or in the mini cart. */
  readonly compactLine?: Slot<CompactCartLineProps> | undefined
  /** The empty cart; its children are the saved lines. */
  readonly empty?: Slot<EmptyCartProps> | undefined
  /** The best sellers in an empty cart. */
  readonly bestSellers?: Slot<BestSellersProps> | undefined
  /** The live region that announces settled changes. */
  readonly status?: Slot<object> | undefined
  /** The toasts. */
  readonly toasts?: Slot<object> | undefined
  /** All dialogs. */
  readonly dialogs?: Slot<CartDialogProps> | undefined
  /** The dialog that confirms a removal. */
  readonly removeDialog?: Slot<CartDialogProps> | undefined
  /** The dialog that asks whether to change all lines of a combo. */
  readonly replicateDialog?: Slot<object> | undefined
  /** The dialog that edits a personalisation text. */
  readonly messageDialog?: Slot<object> | undefined
  /** Above the order summary. */
  readonly aboveSummary?: CartSlotRenderer | undefined
  /** Below the order summary. */
  readonly belowSummary?: CartSlotRenderer | undefined
  /** Content in the order summary, below the button that starts the order. */
  readonly actions?: CartSlotRenderer | undefined
}

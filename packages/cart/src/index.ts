export { CartBar } from './components/CartBar/CartBar.tsx'
export { CartCombo } from './components/CartCombo/CartCombo.tsx'
export { CartDialogs } from './components/CartDialogs/CartDialogs.tsx'
export { CartExtras } from './components/CartExtras/CartExtras.tsx'
export { CartFrame, type CartFrameProps } from './components/CartFrame/CartFrame.tsx'
export { CartHeading } from './components/CartHeading/CartHeading.tsx'
export { CartLine } from './components/CartLine/CartLine.tsx'
export { LineActions } from './components/CartLine/LineActions.tsx'
export { CartLineGroup } from './components/CartLines/CartLineGroup.tsx'
export { CartLines } from './components/CartLines/CartLines.tsx'
export { CartLoadError } from './components/CartNotices/CartLoadError.tsx'
export { ExpressMessage } from './components/CartNotices/ExpressMessage.tsx'
export { OfflineNotice } from './components/CartNotices/OfflineNotice.tsx'
export { CartSkeleton } from './components/CartSkeleton/CartSkeleton.tsx'
export { CartStatus } from './components/CartStatus/CartStatus.tsx'
export { CartToasts } from './components/CartToasts/CartToasts.tsx'
export { CartTotals } from './components/CartTotals/CartTotals.tsx'
export { CouponOffer } from './components/CartTotals/CouponOffer.tsx'
export { CartView } from './components/CartView/CartView.tsx'
export { EmptyCart } from './components/EmptyCart/EmptyCart.tsx'
export { getCartLineDataProps } from './components/focus/findNextLineTitle.ts'
export { LineCost } from './components/LineCost/LineCost.tsx'
export { LineDetails } from './components/LineDetails/LineDetails.tsx'
export { OrderObstacle } from './components/OrderObstacle/OrderObstacle.tsx'
export { PlaceOrderButton } from './components/PlaceOrderButton/PlaceOrderButton.tsx'
export { UndoStrip } from './components/UndoStrip/UndoStrip.tsx'
export { UndoStrips } from './components/UndoStrip/UndoStrips.tsx'
export type { CartMessages } from './messages/CartMessages.ts'
export type {
  AddOnsProps,
  BestSellersProps,
  CartBarProps,
  CartComboProps,
  CartDialogProps,
  CartHeadingProps,
  CartLineGroupProps,
  CartLineProps,
  CartTotalsProps,
  CompactLineProps,
  CouponOfferProps,
  EmptyCartProps,
  LineActionsProps,
  LineCostProps,
  LineDetailsProps,
  PlaceOrderButtonProps,
  SavedLinesProps,
  UndoStripProps,
  WholeCartProps,
} from './react/CartPartProps.ts'
export { CartProvider, type CartProviderProps } from './react/CartProvider.tsx'
export type { CartSlot, CartSlots, LineSlot, LineSlots } from './react/CartSlots.ts'
export { type UseCartResult, useCart } from './react/useCart.ts'
export { type GroupedCartItem, groupLinesByGift, type LineWithAddOns } from './store/groupLinesByGift.ts'

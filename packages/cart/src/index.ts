export { CartAddOnsAndSavedLines } from './components/CartAddOnsAndSavedLines/CartAddOnsAndSavedLines.tsx'
export { CartBar } from './components/CartBar/CartBar.tsx'
export { CartCombo } from './components/CartCombo/CartCombo.tsx'
export { CartDialogs } from './components/CartDialogs/CartDialogs.tsx'
export { CartHeading } from './components/CartHeading/CartHeading.tsx'
export { CartLine } from './components/CartLine/CartLine.tsx'
export { CartLineControls } from './components/CartLine/CartLineControls.tsx'
export { CartLineDetails } from './components/CartLineDetails/CartLineDetails.tsx'
export { CartLinePrice } from './components/CartLinePrice/CartLinePrice.tsx'
export { CartLineGroup } from './components/CartLines/CartLineGroup.tsx'
export { CartLines } from './components/CartLines/CartLines.tsx'
export { CartLoadError } from './components/CartNotices/CartLoadError.tsx'
export { ExpressDeliveryMessage } from './components/CartNotices/ExpressDeliveryMessage.tsx'
export { OfflineNotice } from './components/CartNotices/OfflineNotice.tsx'
export { CartPageLayout, type CartPageLayoutProps } from './components/CartPageLayout/CartPageLayout.tsx'
export { CartSkeleton } from './components/CartSkeleton/CartSkeleton.tsx'
export { CartStatusRegion } from './components/CartStatusRegion/CartStatusRegion.tsx'
export { CartToasts } from './components/CartToasts/CartToasts.tsx'
export { CartTotals } from './components/CartTotals/CartTotals.tsx'
export { OpenCouponFormButton } from './components/CartTotals/OpenCouponFormButton.tsx'
export { CartView } from './components/CartView/CartView.tsx'
export { EmptyCart } from './components/EmptyCart/EmptyCart.tsx'
export { getCartLineDataAttributes } from './components/focus/findNextLineTitleLink.ts'
export { OrderBlockedNotice } from './components/OrderBlockedNotice/OrderBlockedNotice.tsx'
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
} from './react/CartPartProps.ts'
export { CartProvider, type CartProviderProps } from './react/CartProvider.tsx'
export type { CartLineSlotRenderer, CartLineSlots, CartSlotRenderer, CartSlots } from './react/CartSlots.ts'
export { type UseCartResult, useCart } from './react/useCart.ts'
export type { CartServices } from './react/useCartServices.ts'
export { type GroupedCartItem, groupLinesByGift, type LineWithAddOns } from './store/groupLinesByGift.ts'

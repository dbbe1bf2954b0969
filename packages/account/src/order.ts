export { LazyCancelDialog } from './orders/components/CancelDialog/LazyCancelDialog.tsx'
export { GreetingCardMessage } from './orders/components/OrderDetails/GreetingCardMessage.tsx'
export { OrderDetails, type OrderDetailsProps } from './orders/components/OrderDetails/OrderDetails.tsx'
export { OrderHeading } from './orders/components/OrderDetails/OrderHeading.tsx'
export { OrderTotals } from './orders/components/OrderDetails/OrderTotals.tsx'
export { PaymentStatus } from './orders/components/OrderDetails/PaymentStatus.tsx'
export { ReceiverAddress } from './orders/components/OrderDetails/ReceiverAddress.tsx'
export { Refunds } from './orders/components/OrderDetails/Refunds.tsx'
export { StatusTimeline } from './orders/components/OrderDetails/StatusTimeline.tsx'
export { GiftPersonalisation } from './orders/components/OrderGifts/GiftPersonalisation.tsx'
export { OrderGift } from './orders/components/OrderGifts/OrderGift.tsx'
export { OrderGifts } from './orders/components/OrderGifts/OrderGifts.tsx'
export { OrderUpdateBanner } from './orders/components/OrderUpdateBanner/OrderUpdateBanner.tsx'
export { OrderActions } from './orders/components/OrderView/OrderActions.tsx'
export { OrderPlaceholder } from './orders/components/OrderView/OrderPlaceholder.tsx'
export { OrderView, type OrderViewProps } from './orders/components/OrderView/OrderView.tsx'
export { PayCountdown } from './orders/components/OrderView/PayCountdown.tsx'
export { PayDeadline } from './orders/components/OrderView/PayDeadline.tsx'
export { PaymentWaiting } from './orders/components/OrderView/PaymentWaiting.tsx'
export { PayStep } from './orders/components/OrderView/PayStep.tsx'
export { UpiStep } from './orders/components/OrderView/UpiStep.tsx'
export type { GiftsMessages } from './orders/messages/GiftsMessages.ts'
export type { OrderActionMessages } from './orders/messages/OrderActionMessages.ts'
export type { OrderDetailsMessages } from './orders/messages/OrderDetailsMessages.ts'
export type { OrderMessages } from './orders/messages/OrderMessages.ts'
export { orderDetailsEn } from './orders/messages/orderDetailsEn.ts'
export { orderPageEn } from './orders/messages/orderPageEn.ts'
export type {
  CancelDialogProps,
  GiftPersonalisationProps,
  OrderActionsProps,
  OrderGiftProps,
  OrderGiftsProps,
  OrderHeadingProps,
  OrderPlaceholderProps,
  OrderSectionProps,
  OrderTotalsProps,
  OrderUpdateBannerProps,
  StatusTimelineProps,
} from './orders/react/OrderSectionProps.ts'
export type { OrderSlots } from './orders/react/OrderSlots.ts'
export type {
  PayCountdownProps,
  PayDeadlineProps,
  PaymentWaitingProps,
  PayStepProps,
  UpiStepProps,
} from './orders/react/PaymentPartProps.ts'
export { createOrderStore, type OrderStore } from './orders/store/createOrderStore.ts'

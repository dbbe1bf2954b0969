export { LazyCancelDialog } from './orders/components/CancelDialog/LazyCancelDialog.tsx'
export { OrderCard } from './orders/components/OrdersView/OrderCard.tsx'
export { OrdersHeading } from './orders/components/OrdersView/OrdersHeading.tsx'
export { OrdersPagination } from './orders/components/OrdersView/OrdersPagination.tsx'
export { OrdersPlaceholder } from './orders/components/OrdersView/OrdersPlaceholder.tsx'
export { OrdersView, type OrdersViewProps } from './orders/components/OrdersView/OrdersView.tsx'
export { OrderUpdateBanner } from './orders/components/OrderUpdateBanner/OrderUpdateBanner.tsx'
export type { OrderActionMessages } from './orders/messages/OrderActionMessages.ts'
export type { OrdersMessages } from './orders/messages/OrdersMessages.ts'
export { ordersEn } from './orders/messages/ordersEn.ts'
export type {
  OrderCardProps,
  OrdersHeadingProps,
  OrdersPaginationProps,
  OrdersPlaceholderProps,
} from './orders/react/OrderListPartProps.ts'
export type { CancelDialogProps, OrderUpdateBannerProps } from './orders/react/OrderSectionProps.ts'
export type { OrderSlots } from './orders/react/OrderSlots.ts'
export { createOrdersStore, type OrdersStore } from './orders/store/createOrdersStore.ts'

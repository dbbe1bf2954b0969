import type { OrderStatus } from '@store/api-client/contract/orders'

/** Order statuses in English. */
export const statusEn: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order placed',
  confirmed: 'Confirmed',
  preparing: 'Being prepared',
  outForDelivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

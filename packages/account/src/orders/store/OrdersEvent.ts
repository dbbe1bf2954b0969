import type { Paise } from '@store/api-client/contract/money'

/** What the pages of orders report to analytics, once the server said that it is so. */
export type OrdersEvent =
  | { readonly kind: 'orderCancelled'; readonly orderId: string }
  | { readonly kind: 'orderReordered'; readonly orderId: string; readonly missing: number }
  | {
      readonly kind: 'orderPaid'
      readonly orderId: string
      /** Name of the way it is paid. */
      readonly method: string
      readonly total: Paise
    }
  | { readonly kind: 'orderLookedUp'; readonly orderId: string }

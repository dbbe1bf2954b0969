import type { Paise } from '@store/api-client/contract/money'

/** Analytics events of the order pages, reported after the server confirmed the action. */
export type OrdersEvent =
  | { readonly kind: 'orderCancelled'; readonly orderId: string }
  | { readonly kind: 'orderReordered'; readonly orderId: string; readonly missing: number }
  | {
      readonly kind: 'orderPaid'
      readonly orderId: string
      /** Name of the payment method. */
      readonly method: string
      readonly total: Paise
    }
  | { readonly kind: 'orderLookedUp'; readonly orderId: string }

/** Actions of a shopper on an order. */
export type OrderActionKind = 'cancel' | 'reorder' | 'pay'

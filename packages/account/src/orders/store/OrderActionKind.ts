/** What a shopper can do with an order. */
export type OrderActionKind = 'cancel' | 'reorder' | 'pay'

/** Kinds of action of a shopper on an order. */
export type OrderActionKind = 'cancel' | 'reorder' | 'pay'

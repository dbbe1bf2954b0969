/** What a shopper can do with an order. */
export type Deed = 'cancel' | 'reorder' | 'pay'

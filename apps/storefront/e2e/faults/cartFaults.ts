import type { FaultRow, ToldRow } from './FaultRow.ts'
import { said } from './said.ts'

const cart = 'faultsCart.e2e.ts'
const order = 'faultsOrder.e2e.ts'
const reading = 'faultsReading.e2e.ts'

const changed = (where: string, stays = 'the cart as the shop has it'): ToldRow => ({
  ...{ kind: 'told', where: `Cart: ${where}`, says: said.cartFailed, stays, journey: cart },
  again: 'the same tap',
})

/** What is in the cart, and what is ordered. */
export const cartFaults = {
  'cart.list': {
    kind: 'told',
    where: 'Cart, where it was not served with the page',
    says: said.cartLoad,
    stays: 'nothing was typed',
    again: 'Try again, and by itself',
    journey: reading,
  },
  'cart.add': {
    kind: 'told',
    where: 'Product: Add to Cart, Buy Now, the add-on panel. Cart: something along',
    says: said.purchase,
    stays: 'what was chosen and typed, and the key of the wish',
    again: 'the same tap',
    journey: 'faultsProduct.e2e.ts',
  },
  'cart.find': {
    kind: 'quiet',
    where: 'Product, once something is in the cart',
    instead: 'Add to Cart, which adds no second piece',
    journey: 'packages/pdp/src/store/buying/createCartLookup.test.ts',
  },
  'cart.changeQuantity': changed('+ and −'),
  'cart.changeCombo': changed('+ and − of a combo'),
  'cart.updateMessage': changed('Edit Personalised Text', 'the words, in the dialog'),
  'cart.setFreebie': changed('a free gift'),
  'cart.setCoupon': changed('Apply', 'the code'),
  'cart.redeemPoints': {
    ...changed('Use points'),
    // Whoever is new has none: the store alone shows it.
    journey: 'packages/cart/src/store/createCartStore.faults.test.ts',
  },
  'cart.remove': changed('Remove', 'the line'),
  'cart.restore': changed('Undo'),
  'cart.save': changed('Save for later', 'the line'),
  'cart.startOrder': { ...changed('Place order', 'the cart'), journey: order },
  'orders.place': {
    kind: 'told',
    where: 'Checkout: Place order',
    says: said.placing,
    stays: 'receiver, address and card',
    again: 'Place order once more, under the same key',
    journey: order,
  },
  'orders.list': {
    kind: 'told',
    where: 'Orders, where they were not served with the page',
    says: said.orders,
    stays: 'nothing was typed',
    again: 'Try again, and by itself',
    journey: reading,
  },
  'orders.get': {
    kind: 'told',
    where: 'Order, where it was not served with the page',
    says: said.order,
    stays: 'nothing was typed',
    again: 'Try again, and by itself',
    journey: reading,
  },
  'orders.listRecent': { kind: 'neverAsked', because: 'Older apps ask it; the pages ask `orders.list`.' },
  'orders.payMethods': {
    kind: 'neverAsked',
    because: '`orders.get` tells the ways to pay; other shops ask it.',
  },
  'orders.pay': {
    kind: 'told',
    where: 'Order: Confirm',
    says: said.deed,
    stays: 'the way to pay',
    again: 'Confirm once more',
    journey: order,
  },
  'orders.cancel': {
    kind: 'told',
    where: 'Orders: Cancel order',
    says: said.deed,
    stays: 'the order',
    again: 'Cancel order once more',
    journey: order,
  },
  'orders.reorder': {
    kind: 'told',
    where: 'Orders: Reorder',
    says: said.deed,
    stays: 'the cart',
    again: 'Reorder once more, under the same key',
    journey: order,
  },
  'orders.sendLookupCode': {
    kind: 'told',
    where: 'Find your order: Send code',
    says: said.lookup,
    stays: 'number and e-mail',
    again: 'Send code once more',
    journey: order,
  },
  'orders.lookUp': {
    kind: 'told',
    where: 'Find your order: Show my order',
    says: said.lookup,
    stays: 'the code',
    again: 'Show my order once more',
    journey: order,
  },
} as const satisfies Readonly<Record<string, FaultRow>>

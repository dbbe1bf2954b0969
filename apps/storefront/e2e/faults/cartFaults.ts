import { expectedErrorTexts } from './expectedErrorTexts.ts'
import type { FaultRow, ReportedErrorRow } from './FaultRow.ts'

const cart = 'apiErrorsCart.e2e.ts'
const order = 'apiErrorsOrder.e2e.ts'
const reading = 'apiErrorsReading.e2e.ts'

const changed = (where: string, preservedState = 'the cart as the shop has it'): ReportedErrorRow => ({
  ...{
    kind: 'told',
    where: `Cart: ${where}`,
    expectedText: expectedErrorTexts.cartFailed,
    preservedState,
    journey: cart,
  },
  recovery: 'the same tap',
})

/** Faults of calls about the cart and the order. */
export const cartFaults = {
  'cart.list': {
    kind: 'told',
    where: 'Cart, where it was not served with the page',
    expectedText: expectedErrorTexts.cartLoad,
    preservedState: 'nothing was typed',
    recovery: 'Try again, and by itself',
    journey: reading,
  },
  'cart.add': {
    kind: 'told',
    where: 'Product: Add to Cart, Buy Now, the add-on panel. Cart: something along',
    expectedText: expectedErrorTexts.purchase,
    preservedState: 'what was chosen and typed, and the key of the wish',
    recovery: 'the same tap',
    journey: 'apiErrorsProduct.e2e.ts',
  },
  'cart.find': {
    kind: 'quiet',
    where: 'Product, once something is in the cart',
    instead: 'Add to Cart, which adds no second piece',
    journey: 'packages/pdp/src/store/buying/createInCartCheck.test.ts',
  },
  'cart.changeQuantity': changed('+ and −'),
  'cart.changeCombo': changed('+ and − of a combo'),
  'cart.updateMessage': changed('Edit Personalised Text', 'the words, in the dialog'),
  'cart.setFreebie': changed('a free gift'),
  'cart.setCoupon': changed('Apply', 'the code'),
  'cart.redeemPoints': {
    ...changed('Use points'),
    // A new visitor has no points, so only the test of the cart store covers this call.
    journey: 'packages/cart/src/store/createCartStore.faults.test.ts',
  },
  'cart.remove': changed('Remove', 'the line'),
  'cart.restore': changed('Undo'),
  'cart.save': changed('Save for later', 'the line'),
  'cart.startOrder': { ...changed('Place order', 'the cart'), journey: order },
  'orders.place': {
    kind: 'told',
    where: 'Checkout: Place order',
    expectedText: expectedErrorTexts.placing,
    preservedState: 'receiver, address and card',
    recovery: 'Place order once more, under the same key',
    journey: order,
  },
  'orders.list': {
    kind: 'told',
    where: 'Orders, where they were not served with the page',
    expectedText: expectedErrorTexts.orders,
    preservedState: 'nothing was typed',
    recovery: 'Try again, and by itself',
    journey: reading,
  },
  'orders.get': {
    kind: 'told',
    where: 'Order, where it was not served with the page',
    expectedText: expectedErrorTexts.order,
    preservedState: 'nothing was typed',
    recovery: 'Try again, and by itself',
    journey: reading,
  },
  'orders.pay': {
    kind: 'told',
    where: 'Order: Confirm',
    expectedText: expectedErrorTexts.deed,
    preservedState: 'the way to pay',
    recovery: 'Confirm once more',
    journey: order,
  },
  'orders.cancel': {
    kind: 'told',
    where: 'Orders: Cancel order',
    expectedText: expectedErrorTexts.deed,
    preservedState: 'the order',
    recovery: 'Cancel order once more',
    journey: order,
  },
  'orders.reorder': {
    kind: 'told',
    where: 'Orders: Reorder',
    expectedText: expectedErrorTexts.deed,
    preservedState: 'the cart',
    recovery: 'Reorder once more, under the same key',
    journey: order,
  },
  'orders.sendLookupCode': {
    kind: 'told',
    where: 'Find your order: Send code',
    expectedText: expectedErrorTexts.lookup,
    preservedState: 'number and e-mail',
    recovery: 'Send code once more',
    journey: order,
  },
  'orders.lookUp': {
    kind: 'told',
    where: 'Find your order: Show my order',
    expectedText: expectedErrorTexts.lookup,
    preservedState: 'the code',
    recovery: 'Show my order once more',
    journey: order,
  },
} as const satisfies Readonly<Record<string, FaultRow>>

import { expectedErrorTexts } from './expectedErrorTexts.ts'
import type { FaultRow } from './FaultRow.ts'

const product = 'apiErrorsProduct.e2e.ts'
const place = 'apiErrorsPlace.e2e.ts'
const forms = 'apiErrorsForms.e2e.ts'

const placeSays = {
  failing: expectedErrorTexts.placeServer,
  nonsense: expectedErrorTexts.placeBroken,
  gone: expectedErrorTexts.placeGone,
} as const
const quiet = (where: string, instead: string, journey: string): FaultRow => ({
  ...{ kind: 'quiet', where, instead, journey },
})

/** Faults of calls about gifts, locations and company orders. */
export const shopFaults = {
  'settings.get': {
    kind: 'told',
    where: 'Login dialog: Continue, for the key an e-mail is sealed with. Product: which add-ons are offered',
    expectedText: expectedErrorTexts.login,
    preservedState: 'the e-mail',
    recovery: 'Continue. Whoever cannot be offered add-ons buys without',
    journey: 'apiErrorsLogin.e2e.ts',
  },
  'catalogue.bestSellers': quiet(
    'Cart, once it is empty',
    'six categories by their names',
    'apiErrorsCart.e2e.ts',
  ),
  'catalogue.recommended': quiet('Product, scrolled', 'no shelf of such gifts', product),
  'catalogue.cards': quiet('Product, scrolled', 'no shelf of gifts seen before', product),
  'catalogue.addOns': {
    kind: 'told',
    where: 'Product: Add to Cart, Buy Now',
    expectedText: expectedErrorTexts.addOns,
    preservedState: 'the gift as it was chosen',
    recovery: 'Try again, or Skip',
    journey: product,
  },
  'catalogue.occasions': {
    kind: 'told',
    where: 'Product: a greeting card',
    expectedText: expectedErrorTexts.addOns,
    preservedState: 'the words of the card',
    recovery: 'Try again',
    journey: product,
  },
  'catalogue.serverTime': quiet('Product', 'no count of hours', product),
  'catalogue.rewards': {
    kind: 'told',
    where: 'Product of a user, scrolled',
    expectedText: expectedErrorTexts.points,
    preservedState: 'the choice to redeem',
    recovery: 'Try again',
    journey: 'apiErrorsOrder.e2e.ts',
  },
  'catalogue.suggest': quiet('Search field', 'no suggestions; Enter searches', forms),
  'delivery.checkPincode': {
    ...{ kind: 'told', where: 'Product: a pincode', expectedText: placeSays, preservedState: 'the pincode' },
    recovery: 'Enter once more',
    journey: place,
  },
  'delivery.checkCity': {
    ...{ kind: 'told', where: 'Product: a city', expectedText: placeSays, preservedState: 'the city' },
    recovery: 'the city once more',
    journey: place,
  },
  'delivery.cities': {
    kind: 'told',
    where: 'Place field, while a name is typed, with no places either; the list of limited cities',
    expectedText: expectedErrorTexts.placeFailed,
    preservedState: 'the letters',
    recovery: 'Try again, or typing on',
    journey: place,
  },
  'delivery.suggest': {
    ...{ kind: 'told', where: 'Place field: Enter', expectedText: placeSays, preservedState: 'the name' },
    recovery: 'Enter once more',
    journey: place,
  },
  'delivery.findAddress': {
    ...{
      kind: 'told',
      where: 'Place field: a whole address',
      expectedText: placeSays,
      preservedState: 'the address',
    },
    recovery: 'Enter once more',
    journey: place,
  },
  'delivery.locate': {
    ...{
      kind: 'told',
      where: 'Use My Location; a suggestion',
      expectedText: placeSays,
      preservedState: 'the field',
    },
    recovery: 'Use My Location once more',
    journey: place,
  },
  'delivery.nextSlot': quiet('Product, once a place is chosen', 'no slot is told', place),
  'delivery.leftBehind': quiet('Place sheet', 'the place is chosen; the cart tells what stays', place),
  'delivery.countries': quiet('Place sheet', 'the country that was; asked again when opened', place),
  'days.area': {
    kind: 'told',
    where: 'Product: the date',
    expectedText: expectedErrorTexts.days,
    preservedState: 'the day',
    recovery: 'Try again',
    journey: product,
  },
  'days.price': quiet('Product: a day', 'the cart tells the price', product),
  'days.settings': quiet('Product, once a place is chosen', 'no charge is told', product),
  'uploads.photo': {
    kind: 'told',
    where: 'Product: a photo',
    expectedText: expectedErrorTexts.photo,
    preservedState: 'the photo and the rest of the gift',
    recovery: 'Try again',
    journey: forms,
  },
  'hampers.get': {
    kind: 'told',
    where: 'Hamper: another place, a day by parcel',
    expectedText: expectedErrorTexts.hamperLoad,
    preservedState: 'all that was put in',
    recovery: 'Try again',
    journey: forms,
  },
  'hampers.add': {
    kind: 'told',
    where: 'Hamper: Add to Cart, Buy Now',
    expectedText: expectedErrorTexts.hamper,
    preservedState: 'all that was put in, and the words',
    recovery: 'Add to Cart once more',
    journey: forms,
  },
  'corporate.captcha': {
    kind: 'told',
    where: 'Enquiry: its picture',
    expectedText: expectedErrorTexts.captcha,
    preservedState: 'the form',
    recovery: 'New image, or a link by email',
    journey: forms,
  },
  'corporate.checkPincodes': {
    kind: 'told',
    where: 'Enquiry: a list of recipients',
    expectedText: expectedErrorTexts.list,
    preservedState: 'the list',
    recovery: 'Try again',
    journey: forms,
  },
  'corporate.submit': {
    kind: 'told',
    where: 'Enquiry: Send enquiry',
    expectedText: expectedErrorTexts.enquiry,
    preservedState: 'the form',
    recovery: 'Send enquiry once more, under the same key',
    journey: forms,
  },
  'corporate.confirm': {
    kind: 'told',
    where: 'The mailed link',
    expectedText: expectedErrorTexts.confirming,
    preservedState: 'the link',
    recovery: 'Try again',
    journey: forms,
  },
  'tracking.behaviour': quiet('every page', 'nothing: what was counted is lost', product),
  'tracking.step': quiet('cart and checkout', 'nothing: what was counted is lost', product),
} as const satisfies Readonly<Record<string, FaultRow>>

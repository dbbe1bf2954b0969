import type { ExpectedText } from './FaultRow.ts'

const again = 'Something went wrong, Please try again...'
const placeFile = 'packages/delivery-location/src/messages/en.ts'
const areaFile = 'packages/account/src/area'

/** Expected texts of failing calls, with the files that contain them. */
export const expectedErrorTexts = {
  cartFailed: { file: 'packages/cart/src/messages/en.ts', key: 'failed', text: again },
  cartLoad: {
    file: 'packages/cart/src/messages/en.ts',
    key: 'loadFailed',
    text: 'Something went wrong please try after some time or refresh the page.',
  },
  hostFailed: { file: 'apps/storefront/app/messages/en/commonMessages.ts', key: 'failed', text: again },
  login: {
    file: 'packages/login-dialog/src/messages/en.ts',
    key: 'failure',
    text: 'Something went wrong. Please try after sometime or refresh the page.',
  },
  purchase: { file: 'packages/pdp/src/messages/productEn.ts', key: 'purchaseFailed', text: again },
  addOns: {
    file: 'packages/pdp/src/messages/addOnEn.ts',
    key: 'failed',
    text: 'Something went wrong, Please try again... You can also continue without add-ons.',
  },
  points: { file: 'packages/pdp/src/messages/belowTheFoldEn.ts', key: 'failedPoints', text: again },
  photo: { file: 'packages/pdp/src/messages/photoEn.ts', key: 'failed', text: again },
  days: {
    file: 'packages/pdp/src/messages/deliveryDayEn.ts',
    key: 'daysFailed',
    text: 'We couldn’t load delivery dates.',
  },
  placeFailed: { file: placeFile, key: 'failed', text: 'Something went wrong. Please try again.' },
  placeGone: { file: placeFile, key: 'failureText', text: 'Something went wrong. Please try again.' },
  placeBroken: { file: placeFile, key: 'wentWrong', text: 'Something went wrong. Please try again' },
  placeServer: {
    file: placeFile,
    key: 'lookupTexts',
    text: 'Internal Server Error: Something went wrong on the server.',
  },
  hamper: {
    file: 'packages/hamper-builder/src/messages/en.ts',
    key: 'purchaseFailed',
    text: 'Something went wrong! Please try again later.',
  },
  hamperLoad: {
    file: 'packages/hamper-builder/src/messages/en.ts',
    key: 'loadFailed',
    text: 'Something went wrong! Please try again later.',
  },
  enquiry: { file: 'packages/corporate/src/messages/enquiryEn.ts', key: 'unreachable', text: again },
  captcha: {
    file: 'packages/ui/src/Captcha/captchaEn.ts',
    key: 'failed',
    text: 'We couldn’t load the image. Get a new one.',
  },
  list: {
    file: 'packages/corporate/src/messages/recipientListEn.ts',
    key: 'checkFailed',
    text: 'We couldn’t check the pincodes.',
  },
  confirming: { file: 'packages/corporate/src/messages/landingEn.ts', key: 'failed', text: again },
  placing: { file: 'packages/account/src/messages/receiverEn.ts', key: 'unreachable', text: again },
  ownAddresses: {
    file: 'packages/account/src/messages/receiverEn.ts',
    key: 'addressesFailed',
    text: 'We couldn’t load your saved addresses.',
  },
  deed: { file: 'packages/account/src/orders/messages/orderActionEn.ts', key: 'failed', text: again },
  order: { file: 'packages/account/src/orders/messages/orderPageEn.ts', key: 'failed', text: again },
  orders: { file: 'packages/account/src/orders/messages/ordersEn.ts', key: 'failed', text: again },
  lookup: {
    file: 'packages/account/src/orders/messages/orderLookupEn.ts',
    key: 'failure',
    text: 'Something went wrong. Please try after sometime or refresh the page.',
  },
  heart: {
    file: 'packages/account/src/wishlist/messages/formatWishlistToastEn.ts',
    key: 'failed',
    text: again,
  },
  wishlist: { file: 'packages/account/src/wishlist/messages/wishlistEn.ts', key: 'failed', text: again },
  section: { file: `${areaFile}/section/sectionEn.ts`, key: 'failed', text: again },
  profile: { file: `${areaFile}/profile/profileEn.ts`, key: 'failed', text: again },
  address: { file: `${areaFile}/addresses/addressesEn.ts`, key: 'failed', text: again },
  wallet: { file: `${areaFile}/wallet/walletEn.ts`, key: 'failed', text: again },
  privacy: { file: `${areaFile}/privacy/privacyEn.ts`, key: 'failed', text: again },
  choices: {
    file: `${areaFile}/notifications/notificationsEn.ts`,
    key: 'failed',
    text: 'Your change wasn’t saved. Something went wrong, Please try again...',
  },
} as const satisfies Readonly<Record<string, ExpectedText>>

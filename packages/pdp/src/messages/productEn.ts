import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { ProductMessages } from './ProductMessages.ts'
import { productCardEn } from './productCardEn.ts'

const failed = 'Something went wrong, Please try again...'

/**
 * English messages of the product page; quoted texts are those of specification 2, sections 2, 4 and 8, the trust
 * figures and the egg labels those of specification 1, section 2.
 */
export const productEn: ProductMessages = {
  ...productCardEn,
  crumbs: 'You are here',
  home: 'Home',
  pictures: 'Pictures',
  showPicture: (number, count) => `Show picture ${number} of ${count}`,
  zoom: 'Zoom',
  picturesOf: (title) => `Pictures of ${title}`,
  showVideo: 'Show video',
  playVideo: (title) => `Play video of ${title}`,
  videoFailed: 'This video can’t be played.',
  failed,
  close: 'Close',
  priceBreakup: 'Price Breakup',
  total: 'Total',
  share: 'Share',
  choices: 'Your choices',
  optional: '(optional)',
  required: 'This field is required',
  adds: (amount) => `+ ${amount}`,
  less: (amount) => `${amount} less`,
  lessWithout: (amount) => `${amount} less without`,
  acceptedSigns: (signs) => `Left out: ${signs} (letters, digits, spaces and - _ @ ( ) ! / & only)`,
  priceUpdated: 'Price updated',
  dearerDay: (day, plain) => `Prices are higher on ${day}, when demand peaks. Other days: ${plain}`,
  serves: (people) => `Serves ${people}`,
  people: (people) => `${people} persons`,
  servingGuide: 'Serving guide',
  reviews: (average, count) =>
    `${average.toFixed(1)} out of 5 from ${groupIndianDigits(String(count))} ${count === 1 ? 'review' : 'reviews'}`,
  egg: (egg) => (egg === 'egg' ? 'CONTAINS EGG' : 'EGGLESS'),
  choosePlace: 'Select Delivery Location to continue',
  checkingPlace: 'Finding the earliest delivery date…',
  deliverable: 'Awesome, We deliver to this location',
  arrives: (day) => `Arrives ${day}`,
  orderBy: (hour) => `Order by ${hour}:00`,
  undeliverable: 'Oops, We do not deliver this Product to this location',
  placeError: (fault) => {
    switch (fault) {
      case 'noCity':
        return 'This Field is required'
      case 'noPincode':
        return 'Select pincode to continue'
      case 'undeliverable':
        return 'Oops, We do not deliver this Product to this location'
    }
  },
  buyBar: 'Buy',
  buyNow: 'Buy Now',
  tryAgain: 'Try again',
  addToCart: 'Add to Cart',
  goToCart: 'Go to cart',
  createHamper: 'Create Your Hamper',
  personalise: (kind) => `Personalize your ${kind}`,
  changeDesign: 'Change design',
  purchaseFailed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return failed
    }
  },
  photoHint: `Max ${photoLimits.shownMb}MB. PNG,JPG,JPEG only`,
}

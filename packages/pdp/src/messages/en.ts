import { groupIndian } from '@store/api-client/contract/rules/groupIndian'
import { cardEn } from './cardEn.ts'
import type { ProductMessages } from './ProductMessages.ts'

const failed = 'Something went wrong, Please try again...'

/**
 * The product page in English; quoted texts are those of specification 2, sections 2, 4 and 8, the trust figures and
 * the egg's words those of specification 1, section 2.
 */
export const en: ProductMessages = {
  ...cardEn,
  crumbs: 'You are here',
  home: 'Home',
  pictures: 'Pictures',
  showPicture: (number, count) => `Show picture ${number} of ${count}`,
  zoom: 'Zoom',
  picturesOf: (title) => `Pictures of ${title}`,
  showFilm: 'Show the film',
  playFilm: (title) => `Play a film of ${title}`,
  filmFailed: 'This film cannot be played here.',
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
  acceptedSigns: 'Letters, digits, spaces and - _ @ ( ) ! / & only; other signs were left out',
  priceUpdated: 'Price updated',
  serves: (people) => `Serves ${people}`,
  people: (people) => `${people} persons`,
  servingGuide: 'Serving guide',
  reviews: (average, count) =>
    `${average.toFixed(1)} out of 5 from ${groupIndian(String(count))} ${count === 1 ? 'review' : 'reviews'}`,
  egg: (egg) => (egg === 'egg' ? 'CONTAINS EGG' : 'EGGLESS'),
  choosePlace: 'Select Delivery Location to continue',
  checkingPlace: 'Looking for the first day of delivery',
  deliverable: 'Awesome, We deliver to this location',
  arrives: (day) => `Arrives ${day}`,
  undeliverable: 'Oops, We do not deliver this Product to this location',
  placeFault: (fault) => {
    switch (fault) {
      case 'noPincode':
        return 'Select pincode to continue'
      case 'undeliverable':
        return 'Oops, We do not deliver this Product to this location'
    }
  },
  buyBar: 'Buy',
  addToCart: 'Add to Cart',
  goToCart: 'Go to cart',
  outOfStock: 'Out Of Stock',
  purchaseFailed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'broken':
      case 'encryption':
        return failed
    }
  },
  cakeNote: 'Every cake is iced by hand, so icing and design may vary a little from the picture.',
  offers: 'Offers Available',
  terms: 'T&C',
  earnPoints: (points) =>
    `Earn ${groupIndian(String(points))} ${points === 1 ? 'point' : 'points'} with this gift`,
  details: 'About this gift',
  contains: 'Product Contains',
  description: 'Description',
  care: 'Care Instructions',
  disclaimer: 'Disclaimer',
  showMore: 'Show More',
  showLess: 'Show Less',
  sku: 'SKU Number',
  reviewsHeading: 'Reviews',
  stars: (stars) => `${stars} out of 5`,
  readMore: 'Read More',
  viewMore: 'View more',
  together: (type) => (type === 'rakhi' ? 'Similar Rakhi Hampers' : 'Make this gift extra special'),
  similar: 'Similar products',
  recommended: 'Recommended for you',
  viewed: 'Recently viewed',
  quickLinks: 'Quick links',
  trust: [
    { figure: '20+ Mn', text: 'Smiles Delivered' },
    { figure: '20000+', text: 'Pincodes Covered' },
    { figure: '620+', text: 'Cities Enjoying same-day delivery' },
  ],
}

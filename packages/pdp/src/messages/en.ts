import { groupIndian } from '@store/api-client/contract/rules/groupIndian'
import { cardEn } from './cardEn.ts'
import type { ProductMessages } from './ProductMessages.ts'

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
        return 'Something went wrong, Please try again...'
    }
  },
  cakeNote: 'Every cake is iced by hand, so icing and design may vary a little from the picture.',
  details: 'About this gift',
  contains: 'Product Contains',
  description: 'Description',
  care: 'Care Instructions',
  sku: 'SKU Number',
  trust: [
    { figure: '20+ Mn', text: 'Smiles Delivered' },
    { figure: '20000+', text: 'Pincodes Covered' },
    { figure: '620+', text: 'Cities Enjoying same-day delivery' },
  ],
}

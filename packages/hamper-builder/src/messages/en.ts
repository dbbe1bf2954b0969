import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { dateFieldEn } from '@store/ui/date-field'
import { stepBarEn } from '@store/ui/step-bar'
import type { HamperSelectionError } from '../store/HamperSelection.ts'
import type { HamperMessages } from './HamperMessages.ts'

/** Default English messages of the builder. Error texts are the specification's (2, section 5). */
export const en: HamperMessages = {
  price: formatPrice,
  priceLabel: 'Price',
  editing: 'You are changing a hamper in your cart',
  startsAt: (price) => `${price} plus the items you choose`,
  aboutHamper: 'About this hamper',
  steps: (title) => `Steps of ${title}`,
  stepBar: stepBarEn,
  count: (chosen, max) => `${chosen} of ${max} chosen`,
  range: (min, max) =>
    min === max
      ? `Choose ${min}`
      : min === 0
        ? `Choose up to ${max}, if you like`
        : `Choose ${min} to ${max}`,
  toChoose: (more) => `${more} more to choose`,
  review: 'Review',
  status: (count, toChoose, total) => [count, toChoose, `Total ${total}`].filter(Boolean).join('. '),
  fault: faultInWords,
  add: 'Add',
  addLabel: (title) => `Add ${title}`,
  outOfStock: 'Out Of Stock',
  decrease: (title) => `One less of ${title}`,
  increase: (title) => `One more of ${title}`,
  quantity: (title) => `Pieces of ${title}`,
  pictureFailed: 'Error !',
  summary: 'Your hamper',
  nothingYet: 'Your hamper is empty',
  chosen: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  remove: 'Remove',
  removeLabel: (title) => `Remove ${title}`,
  change: 'Change',
  changeLabel: (step) => `Change ${step}`,
  empty: (title) => title,
  total: 'Total',
  back: 'Back',
  next: 'Next',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  save: 'Save changes',
  inCart: 'In your cart',
  bar: 'Your hamper so far',
  purchaseFailed: (failure) =>
    failure.kind === 'refused' ? failure.message : 'Something went wrong! Please try again later.',
  loadFailed: 'Something went wrong! Please try again later.',
  retry: 'Try again',
  loading: 'Loading your hamper…',
  whenToDeliver: 'When To Deliver ?',
  day: 'Day of delivery',
  dateField: dateFieldEn,
  earliest: (day) => `Available from ${day}`,
  dateGone: 'That date is no longer available. Please choose another.',
  notDeliverable: 'Currently not available at this location.',
  changePlace: 'Change location',
  lacksPincode: 'Select pincode to continue',
  parked: (titles) =>
    `Not available for this date and location: ${titles.join(', ')}. We’ll keep it in your selection.`,
  messageHint: 'We’ll print it on a card that comes with the hamper.',
  messageKept: 'Leave it empty to keep your earlier message.',
  optional: 'optional',
  counter: (used, limit) => `${used}/${limit}`,
  passedBy: 'Nothing chosen',
}

function faultInWords(fault: HamperSelectionError): string {
  switch (fault.kind) {
    case 'nothing':
      return 'Please select an item to proceed'
    case 'mandatory':
      return 'Please select mandatory product'
    case 'mandatoryFrom':
      return `Please select mandatory product from ${fault.step}`
    case 'tooMany':
      return `You can only select ${fault.max} product(s) per step`
    case 'stock':
      return fault.left === 0
        ? `${fault.title} is out of stock.`
        : `Only ${fault.left} of ${fault.title} left.`
  }
}

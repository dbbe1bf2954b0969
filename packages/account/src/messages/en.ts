import type { AccountMessages } from './AccountMessages.ts'

/** Messages of the account area in English; quoted texts are those of the specifications' sections 5 and 8. */
export const en: AccountMessages = {
  receiver: {
    deliverTo: 'Deliver to a saved address',
    newAddress: 'New address',
    allAddresses: (count) => `Show all ${count}`,
    addressesLoading: 'Loading your saved addresses…',
    addressesFailed: 'We couldn’t load your saved addresses.',
    tryAgain: 'Try again',
    who: 'Receiver',
    where: 'Delivery address',
    from: 'From you',
    title: 'Title',
    fullName: 'Full name',
    contactNumber: 'Mobile number',
    contactNumberHint: 'We call only about this delivery',
    alternateContactNumber: 'Another mobile number',
    alternateHint: 'Called only if the first number doesn’t answer',
    addressType: 'Address type',
    addressTypes: { home: 'Home', office: 'Office', other: 'Others' },
    courierNote: 'Note for the courier',
    courierNoteHint: 'Landmark, gate or when to ring',
    address: 'Address',
    addressHint: 'House or flat, street and area',
    pincode: 'Pincode',
    postalCode: 'Postal code',
    toCountry: (name) => `Delivery in ${name}`,
    city: 'City',
    senderName: 'Your name',
    message: 'Message on the card',
    optional: '(optional)',
    counter: (used, most) => `${used} / ${most}`,
    summary: 'Your order',
    payNote: 'You’ll choose how to pay on the next page. You won’t be charged yet.',
    placeOrder: (total) => `Place order · ${total}`,
    fieldError: (fault) => {
      if (fault.kind === 'refused') return refusals[fault.code] ?? fault.message
      switch (fault.fault) {
        case 'required':
          return 'This field is required'
        case 'name':
          return 'Please enter valid name'
        case 'mobile':
          return 'Please enter a valid mobile number'
        case 'pincode':
          return 'Enter a 6 digit pincode'
        case 'postalCode':
          return 'Enter a valid postal code'
        case 'tooLong':
          return 'This is too long'
      }
    },
    submissionError: (fault) => {
      switch (fault.kind) {
        case 'cartChanged':
          return 'Your cart has changed. Please review it.'
        case 'orderedElsewhere':
          return 'You placed this order in another tab.'
        case 'refused':
          return fault.message
        case 'unreachable':
          return 'Something went wrong, Please try again...'
      }
    },
    toOrder: 'View your order',
    toCart: 'Go to cart',
  },
}

const refusals: Readonly<Record<string, string>> = {
  not_deliverable: 'Oops, We do not deliver this Product to this location',
}

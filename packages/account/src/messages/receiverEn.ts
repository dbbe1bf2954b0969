import { addressFieldsEn, receiverErrorsEn } from '../address/addressFieldsEn.ts'
import type { ReceiverMessages } from './ReceiverMessages.ts'

/** English messages of the receiver step; quoted texts are those of the specifications' sections 5 and 8. */
export const receiverEn: ReceiverMessages = {
  ...addressFieldsEn,
  deliverTo: 'Deliver to a saved address',
  newAddress: 'New address',
  allAddresses: (count) => `Show all ${count}`,
  addressesLoading: 'Loading your saved addresses…',
  addressesFailed: 'We couldn’t load your saved addresses.',
  tryAgain: 'Try again',
  who: 'Receiver',
  where: 'Delivery address',
  from: 'From you',
  contactNumberHint: 'We call only about this delivery',
  courierNote: 'Note for the courier',
  courierNoteHint: 'Gate, floor or when to ring',
  toCountry: (name) => `Delivery in ${name}`,
  senderName: 'Your name',
  message: 'Message on the card',
  counter: (used, most) => `${used} / ${most}`,
  summary: 'Your order',
  payNote: 'You’ll choose how to pay on the next page. You won’t be charged yet.',
  placeOrder: (total) => `Place order · ${total}`,
  fieldError: (fault) =>
    fault.kind === 'refused' ? (refusals[fault.code] ?? fault.message) : receiverErrorsEn[fault.fault],
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
}

const refusals: Readonly<Record<string, string>> = {
  not_deliverable: 'Oops, We do not deliver this Product to this location',
}

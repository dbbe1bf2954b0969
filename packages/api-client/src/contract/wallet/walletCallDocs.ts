import type { CallGroupDocs } from '../call/index.ts'
import { cardsResponseSchema } from './SavedCard.ts'
import { upiHandlesResponseSchema } from './UpiHandle.ts'
import type { walletCalls } from './walletCalls.ts'

/** API reference of saved cards and UPI handles. */
export const walletCallDocs: CallGroupDocs<typeof walletCalls> = {
  schemas: { CardsResponse: cardsResponseSchema, UpiHandlesResponse: upiHandlesResponseSchema },
  fields: {
    all: {
      card_token: 'Token of the card at the payment provider.',
      upi_token: 'Token of the UPI handle at the payment provider.',
    },
    CardsResponse: {
      data: 'The saved cards.',
      'data.card_number': 'Masked number, such as `•••• 4242`.',
      'data.card_brand': 'Card network, such as `Visa`.',
      'data.card_expiry': 'Expiry month, MM/YY; may be empty.',
    },
    UpiHandlesResponse: {
      data: 'The saved UPI handles.',
      'data.upi_handle': 'Masked handle, such as `as••••@okbank`.',
    },
  },
  calls: {},
}

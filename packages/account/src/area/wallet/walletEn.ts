import type { WalletMessages } from './WalletMessages.ts'

/** Messages of saved cards and UPI handles in English; quoted texts are those of specification 1, section 8. */
export const walletEn: WalletMessages = {
  heading: 'Saved cards and UPI',
  lead: 'Stored by our payment partner. We never see full card numbers.',
  cards: 'Cards',
  handles: 'UPI handles',
  noCards: 'No saved cards. You can save one when you pay.',
  noHandles: 'No saved UPI handles. You can save one when you pay.',
  expires: (month) => `Expires ${month}`,
  remove: 'Delete',
  removeNamed: (name) => `Delete ${name}`,
  removal: {
    title: 'Delete this?',
    question: (name) => `${name} will no longer be offered when you pay.`,
    remove: 'Delete',
    failed: (message) => message || 'Something went wrong, Please try again...',
  },
}

/** Messages of the gift receipt page in English. */
export const giftReceiptMessages = {
  loginTitle: 'This order belongs to an account',
  loginText: 'Please log in with the email you ordered with.',
}

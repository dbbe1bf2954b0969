/** The order page in English. */
export const orderWords = {
  loginTitle: 'This order belongs to an account',
  loginText: 'Please log in with the address it was placed with.',
} as const

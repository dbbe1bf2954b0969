/** The offer to verify a mobile number after an order, in English. */
export const verifyMobileWords = {
  text: 'Verify your mobile number, so that the courier can be sure of it.',
  verify: 'Verify number',
  notNow: 'Not now',
} as const

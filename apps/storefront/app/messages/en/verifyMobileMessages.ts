/** Messages of the offer to verify a mobile number after an order, in English. */
export const verifyMobileMessages = {
  text: 'Verify your mobile number so the courier can reach you.',
  verify: 'Verify number',
  notNow: 'Not now',
}

/** The checkout page in English. */
export const checkoutWords = {
  title: 'Where shall it go?',
  quantity: (count: number) => `Quantity ${count}`,
  total: 'Total',
  /** An amount that is only known once the address is (specification 1, section 6). */
  later: 'TBD',
  inRupees: (total: string, shown: string) =>
    `You pay in Indian rupees: ${total}, which is about ${shown} at today’s rate. Your bank’s own rate may differ.`,
  backToCart: 'Change the cart',
} as const

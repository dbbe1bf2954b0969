/** The checkout page in English. */
export const checkoutWords = {
  title: 'Where shall it go?',
  quantity: (count: number) => `Quantity ${count}`,
  total: 'Total',
  /** An amount that is only known once the address is (specification 1, section 6). */
  later: 'TBD',
  backToCart: 'Change the cart',
} as const

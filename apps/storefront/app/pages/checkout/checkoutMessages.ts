/** The checkout page in English. */
export const checkoutMessages = {
  title: 'Delivery details',
  back: 'Back to cart',
  copyright: (brand: string) => `© ${brand}. All rights reserved.`,
  quantity: (count: number) => `Quantity ${count}`,
  /** A gift that the typed pincode is out of reach of; the order would be refused in the same words. */
  undeliverable: 'Oops, We do not deliver this Product to this location',
  /** The row of a combo, whose gifts stand above. */
  combo: (title: string) => `Combo: ${title}`,
  free: 'Free',
  saving: (amount: string) => `You save ${amount}`,
  total: 'Total',
  /** An amount that is only known once the address is (specification 1, section 6). */
  later: 'TBD',
  inRupees: (total: string, shown: string) =>
    `You pay in Indian rupees: ${total}, which is about ${shown} at today’s rate. Your bank’s own rate may differ.`,
  backToCart: 'Edit cart',
} as const

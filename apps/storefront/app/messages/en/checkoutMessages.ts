/** English messages of the checkout page. */
export const checkoutMessages = {
  title: 'Delivery details',
  back: 'Back to cart',
  copyright: (brand: string) => `© ${brand}. All rights reserved.`,
  quantity: (count: number) => `Quantity ${count}`,
  /** The product cannot be delivered to the typed pincode; the order would be rejected with the same text. */
  undeliverable: 'Oops, We do not deliver this Product to this location',
  /** The row of a combo, whose products are listed above. */
  combo: (title: string) => `Combo: ${title}`,
  free: 'Free',
  saving: (amount: string) => `You save ${amount}`,
  total: 'Total',
  /** An amount that depends on the address (specification 1, section 6). */
  later: 'TBD',
  inRupees: (total: string, shown: string) =>
    `You pay in Indian rupees: ${total}, which is about ${shown} at today’s rate. Your bank’s own rate may differ.`,
  backToCart: 'Edit cart',
}

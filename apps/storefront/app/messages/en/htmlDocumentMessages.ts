/** The texts of every document outside its page, and of the web manifest, in English. */
export const htmlDocumentMessages = {
  noScript:
    'JavaScript is turned off in your browser. You can look around, but please turn it on to add gifts to your cart, place orders or log in.',
  pictureAlt: (brand: string) => `${brand}: flowers, cakes and gifts`,
  manifest: {
    orders: 'Your orders',
    lookup: 'Find your order',
  },
}

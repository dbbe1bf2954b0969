/** The texts of every document outside its page, in English. */
export const documentMessages = {
  noScript:
    'JavaScript is turned off in your browser. You can look around, but please turn it on to add gifts to your cart, place orders or log in.',
  pictureAlt: (brand: string) => `${brand}: flowers, cakes and gifts`,
}

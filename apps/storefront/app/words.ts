/** Every word the host itself shows; features bring their own. */
export const words = {
  skipToContent: 'Skip to content',
  shelvesLabel: 'Gifts',
  login: 'Login',
  logout: 'Log out',
  hello: (name: string) => `Hi, ${name}`,
  accountLabel: 'Your account',
  cart: 'Cart',
  cartLabel: (count: number) =>
    count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`,
  added: 'Selected Product added to Cart.',
  failed: 'Something went wrong, Please try again...',
  close: 'Close',
  heroTitle: 'Fresh today, at their door today',
  heroText: 'Flowers, cakes and gifts made by florists and bakers near the door they go to.',
  heroLink: 'See today’s flowers',
  trust: [
    { figure: '20+ Mn', text: 'Smiles Delivered' },
    { figure: '20000+', text: 'Pincodes Covered' },
    { figure: '620+', text: 'Cities Enjoying same-day delivery' },
  ],
  checkoutTitle: 'Where shall it go?',
  quantity: (count: number) => `Quantity ${count}`,
  total: 'Total',
  backToCart: 'Change the cart',
  orderLoginTitle: 'This order belongs to an account',
  orderLoginText: 'Please log in with the address it was placed with.',
  notFoundTitle: 'Something went wrong',
  notFoundText: "But it's OK, We Got You",
  backHome: 'Back to Home',
  notFoundShelves: 'Find your new favourites',
  failedText: 'Something went wrong please try after some time or refresh the page.',
  tryAgain: 'Try again',
  copyright: (brand: string) => `© ${brand}`,
  credits: 'Credits',
  pictureFailed: 'Error !',
  demo: 'Demo store: nothing is really sold. Codes and mails arrive in the',
  outbox: 'outbox',
} as const

/** The shelves the header and the not-found page lead to. */
export const shelfLinks = [
  { id: 'flowers', text: 'Flowers' },
  { id: 'cakes', text: 'Cakes' },
  { id: 'plants', text: 'Plants' },
  { id: 'combos', text: 'Combos' },
  { id: 'gifts', text: 'Gifts' },
] as const

/** The words of what every page has; a page brings its own, and so does a feature. */
export const words = {
  skipToContent: 'Skip to content',
  shelvesLabel: 'Gifts',
  login: 'Login',
  logout: 'Log out',
  hello: (name: string) => (name === '' ? 'Hello' : `Hi, ${name}`),
  deliverTo: 'Deliver to',
  noPlace: 'Where to?',
  accountLabel: 'Your account',
  orders: 'Orders',
  favorites: 'Favorites',
  cartLabel: (count: number) =>
    count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`,
  added: 'Selected Product added to Cart.',
  failed: 'Something went wrong, Please try again...',
  close: 'Close',
  copyright: (brand: string) => `© ${brand}`,
  credits: 'Credits',
  footerLabel: 'More of the shop',
  corporate: 'Corporate gifts',
  referAndEarn: 'Refer and earn',
  findOrder: 'Find your order',
  pictureFailed: 'Error !',
  demo: 'Demo store: nothing is really sold. Codes and mails arrive in the',
  outbox: 'outbox',
} as const

/** The categories the header and the not-found page lead to. */
export const categoryLinks = [
  { slug: 'flowers', text: 'Flowers', picture: 'flowers' },
  { slug: 'cakes', text: 'Cakes', picture: 'cakes' },
  { slug: 'plants', text: 'Plants', picture: 'plants' },
  { slug: 'combos', text: 'Combos', picture: 'combos' },
  { slug: 'gifts', text: 'Gifts', picture: 'gifts' },
  { slug: 'personalised-gifts', text: 'Personalised', picture: 'personalised-gifts' },
  { slug: 'hampers', text: 'Hampers', picture: 'hampers' },
  { slug: 'send-rakhi', text: 'Rakhi', picture: 'rakhi' },
] as const

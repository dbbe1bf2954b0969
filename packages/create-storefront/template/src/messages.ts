import { shop } from './shop'

/** All texts of this app. To change texts of the packages, pass `messages` to their providers. */
export const messages = {
  title: (page: string) => `${page} | ${shop.name}`,
  skipToContent: 'Skip to content',
  greeting: 'Gifts, delivered the same day',
  hello: (name: string) => `Hello, ${name}`,
  login: 'Login',
  cart: 'Cart',
  added: 'Added to your cart',
  close: 'Close',
  tryAgain: 'Try again',
  failed: 'Something went wrong! Please try again later.',
  notFound: 'We could not find that page.',
  backToGifts: 'See all gifts',
  checkout: 'Checkout',
  noCheckout: 'This shop runs in memory and takes no orders. With your API, the order goes on here.',
  sampleCode: (code: string) => `Your code is ${code}. A real shop mails it.`,
} as const

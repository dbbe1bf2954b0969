/** English titles and descriptions of pages, for browsers and search engines. */
export const headMessages = {
  failed: 'Something went wrong',
  notFound: 'Not found',
  cart: 'Cart',
  checkout: 'Delivery details',
  corporate: 'Corporate gifts',
  credits: 'Credits',
  creditsText: 'Whose data and art this store uses, and under which licences.',
  giftReceipt: 'Gift receipt',
  invoice: 'Invoice',
  order: 'Your order',
  lookup: 'Find your order',
  orders: 'Your orders',
  page: (title: string, page: number) => `${title}, page ${page}`,
  reviewsOf: (title: string) => `What our customers say of ${title}, in their own words and pictures.`,
  reviews: (brand: string) =>
    `What our customers say of gifts from ${brand}, in their own words and pictures.`,
  signIn: (brand: string) => `Log in to ${brand}`,
  sitemap: 'Sitemap',
  sitemapText: (brand: string) => `The pages of ${brand}: gifts by category and occasion, help, and terms.`,
  favorites: 'Favorites',
}

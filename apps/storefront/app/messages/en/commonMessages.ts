/** Messages common to all pages; pages and features have their own. */
export const commonMessages = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  menus: 'Gifts',
  all: (title: string) => `All ${title}`,
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
  pictureFailed: 'Error !',
}

/** Pages that are measured. */
export const measuredPages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/cakes' },
  { name: 'product', path: '/p/cake/chocolate-truffle-cake' },
  { name: 'cart', path: '/cart' },
] as const

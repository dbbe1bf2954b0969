import type { AccountLayoutMessages } from './AccountLayoutMessages.ts'

/** Messages of the account's layout in English. */
export const accountLayoutEn: AccountLayoutMessages = {
  account: 'Your account',
  pages: {
    overview: 'Your account',
    orders: 'Orders',
    favorites: 'Favorites',
    profile: 'Profile',
    addresses: 'Addresses',
    savedCards: 'Saved cards and UPI',
    points: 'Loyalty points',
    notifications: 'Notifications',
    privacy: 'Privacy and sessions',
  },
  about: {
    overview: 'Everything at a glance',
    orders: 'Track or reorder',
    favorites: 'Gifts you saved',
    profile: 'Name, email and mobile number',
    addresses: 'Delivery addresses',
    savedCards: 'Saved ways to pay',
    points: 'Points from your orders',
    notifications: 'Updates and preferences',
    privacy: 'Your data and devices',
  },
  hello: (name) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lookUp: 'No account? Find an order by its number',
}

import type { FrameMessages } from './FrameMessages.ts'

/** The account's frame in English. */
export const frameEn: FrameMessages = {
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
    overview: 'All of it at a glance',
    orders: 'Where they are, and once more',
    favorites: 'Gifts you keep in mind',
    profile: 'Name, email and mobile number',
    addresses: 'Doors your gifts go to',
    savedCards: 'What you pay with',
    points: 'What your orders have earned',
    notifications: 'News, and what we may send you',
    privacy: 'Your data, and where you are signed in',
  },
  hello: (name) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lookUp: 'No account? Look up an order by its number',
}

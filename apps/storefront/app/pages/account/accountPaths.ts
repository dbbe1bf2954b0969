import type { AccountHrefs, AccountPageName, PointsHrefs } from '@store/account/area/headless'
import { hrefs } from '../../composition/hrefs.ts'

/** Path of each page of the account. */
export const accountPaths: Readonly<Record<AccountPageName, string>> = {
  overview: '/account',
  profile: '/account/profile',
  addresses: '/account/addresses',
  savedCards: '/account/saved-cards',
  points: '/account/points',
  notifications: '/account/notifications',
  privacy: '/account/privacy',
  orders: hrefs.orders(),
  favorites: hrefs.wishlist(),
}

/** URLs that the account links to. */
export const accountHrefs: AccountHrefs & PointsHrefs = {
  account: (page) => accountPaths[page],
  points: (page) => (page === 1 ? accountPaths.points : `${accountPaths.points}?page=${page}`),
  home: hrefs.home,
  order: hrefs.order,
  lookup: hrefs.lookup,
}

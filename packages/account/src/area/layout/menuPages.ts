import type { AccountPage } from './sectionNames.ts'

/** Pages of the menu, in its order: the most wanted first. */
export const menuPages: readonly Exclude<AccountPage, 'overview'>[] = [
  'orders',
  'favorites',
  'addresses',
  'profile',
  'savedCards',
  'points',
  'notifications',
  'privacy',
]

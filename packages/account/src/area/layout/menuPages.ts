import type { AccountPage } from './sectionNames.ts'

/** Pages of the menu, most used first. */
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

import type { AccountPageName } from './sectionNames.ts'

/** Pages of the menu, most used first. */
export const menuPages: readonly Exclude<AccountPageName, 'overview'>[] = [
  'orders',
  'favorites',
  'addresses',
  'profile',
  'savedCards',
  'points',
  'notifications',
  'privacy',
]

import type { AccountPage } from './sectionNames.ts'

/** What the menu leads to, in its order: what is looked for most comes first. */
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

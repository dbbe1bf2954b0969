/** The sections of the account, in the order of its menu. */
export const sectionNames = [
  'overview',
  'profile',
  'addresses',
  'savedCards',
  'points',
  'notifications',
  'privacy',
] as const

/** Name of a section of the account. */
export type SectionName = (typeof sectionNames)[number]

/** What the menu of the account leads to: its sections, and what has pages of its own. */
export type AccountPage = SectionName | 'orders' | 'favorites'

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

/** Pages of the account menu: its sections, and those that have pages of their own. */
export type AccountPageName = SectionName | 'orders' | 'favorites'

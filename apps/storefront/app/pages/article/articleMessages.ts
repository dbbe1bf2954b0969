/** Words around every article, in English. */
export const articleMessages = {
  home: 'Home',
  breadcrumb: 'You are here',
  changed: (day: string) => `Last changed on ${day.split('-').reverse().join('-')}`,
} as const

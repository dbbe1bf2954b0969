/** English messages around every article. */
export const articleMessages = {
  home: 'Home',
  breadcrumb: 'You are here',
  changed: (day: string) => `Last changed on ${day.split('-').reverse().join('-')}`,
}

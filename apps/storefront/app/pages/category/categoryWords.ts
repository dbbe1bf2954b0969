/** A category page in English. */
export const categoryWords = {
  home: 'Home',
  breadcrumb: 'You are here',
} as const

/** The map of the site in English. */
export const sitemapWords = {
  title: 'Sitemap',
  lead: 'Every page of the shop on one.',
  shop: 'The shop',
  home: 'Home',
} as const

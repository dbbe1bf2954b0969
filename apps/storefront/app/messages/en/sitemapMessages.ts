/** Messages of the sitemap in English. */
export const sitemapMessages = {
  title: 'Sitemap',
  lead: 'Every page of the store.',
  shop: 'The shop',
  home: 'Home',
}

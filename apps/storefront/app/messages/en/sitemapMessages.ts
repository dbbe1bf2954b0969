/** Messages of the sitemap in English. */
export const sitemapMessages = {
  title: 'Sitemap',
  lead: 'All categories and pages of the store.',
  shop: 'The shop',
  home: 'Home',
}

import type { sitemapMessages as English } from '../en/sitemapMessages.ts'

/** Hindi messages of the sitemap. */
export const sitemapMessages: typeof English = {
  title: 'साइटमैप',
  lead: 'स्टोर की सभी श्रेणियाँ और पेज।',
  shop: 'दुकान',
  home: 'होम',
}

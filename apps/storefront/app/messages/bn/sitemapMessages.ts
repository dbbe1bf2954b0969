// First draft by machine: no native speaker has reviewed it yet.
import type { sitemapMessages as English } from '../en/sitemapMessages.ts'

/** Bengali messages of the sitemap. */
export const sitemapMessages: typeof English = {
  title: 'সাইটম্যাপ',
  lead: 'স্টোরের সব বিভাগ ও পৃষ্ঠা।',
  shop: 'দোকান',
  home: 'হোম',
}

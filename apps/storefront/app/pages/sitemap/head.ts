import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the HTML sitemap. */
export const sitemapHead = (): Head => ({
  title: `${headMessages.sitemap} | ${brand.name}`,
  description: headMessages.sitemapText(brand.name),
})

import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the HTML sitemap. */
export const sitemapHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.sitemap} | ${shop.name}`,
  description: headMessages.sitemapText(shop.name),
})

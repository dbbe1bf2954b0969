import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the HTML sitemap. */
export const sitemapHead = (): Head => ({
  title: `Sitemap | ${brand.name}`,
  description: `Every page of ${brand.name}: all gifts by their kind, help, and what stands in the small print.`,
})

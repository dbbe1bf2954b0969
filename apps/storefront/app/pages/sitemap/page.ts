import { definePage } from '../../definePage.ts'
import { sitemapHead } from './head.ts'
import { loadSitemap } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/sitemap.html',
  cache: 'public',
  load: loadSitemap,
  head: sitemapHead,
  view,
})

import { contentPagePaths } from '@store/api-client/contract/settings'
import { definePage } from '../../definePage.ts'
import { articleHead } from './head.ts'
import { loadArticle } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: [...contentPagePaths, '/blog/:slug', '/pages/:slug'],
  cache: 'public',
  // The sitemap lists the pages that the shop has.
  isInSitemap: false,
  load: loadArticle,
  head: articleHead,
  view,
})

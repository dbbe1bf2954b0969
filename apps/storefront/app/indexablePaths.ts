import { articles } from './pages/article/articles.ts'

/** Indexable paths of the shop's own pages, besides those of its catalogue. */
export const indexablePaths: readonly string[] = [
  '/',
  '/reviews',
  '/corporate-gifts',
  ...Object.keys(articles),
  '/sitemap.html',
  '/credits',
]

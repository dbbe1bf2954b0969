import { articles } from './pages/article/articles.ts'

/** Paths of the shop's own pages that search engines may find, beside those of its catalogue. */
export const indexablePaths: readonly string[] = [
  '/',
  '/reviews',
  '/corporate-gifts',
  ...Object.keys(articles),
  '/sitemap.html',
  '/credits',
]

import { definePage } from '../../definePage.ts'
import { articles } from './articles.ts'
import { articleHead } from './head.ts'
import { loadArticle } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: Object.keys(articles),
  cache: 'public',
  load: loadArticle,
  head: articleHead,
  view,
})

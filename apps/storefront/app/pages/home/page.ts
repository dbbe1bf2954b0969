import { definePage } from '../../definePage.ts'
import { homeHead } from './head.ts'
import { loadHome } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/',
  cache: 'public',
  load: loadHome,
  head: homeHead,
  view,
})

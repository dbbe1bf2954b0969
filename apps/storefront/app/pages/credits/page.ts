import { definePage } from '../../definePage.ts'
import { creditsHead } from './head.ts'
import { loadCredits } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/credits',
  cache: 'public',
  load: loadCredits,
  head: creditsHead,
  view,
})

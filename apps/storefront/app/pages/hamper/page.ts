import { definePage } from '../../definePage.ts'
import { hamperHead } from './head.ts'
import { loadHamper } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/hamper/:slug',
  cache: 'personal',
  load: loadHamper,
  head: hamperHead,
  view,
})

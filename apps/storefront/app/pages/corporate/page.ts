import { definePage } from '../../definePage.ts'
import { corporateHead } from './head.ts'
import { loadCorporate } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/corporate-gifts',
  cache: 'public',
  load: loadCorporate,
  head: corporateHead,
  view,
})

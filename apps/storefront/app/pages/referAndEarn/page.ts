import { definePage } from '../../definePage.ts'
import { referAndEarnHead } from './head.ts'
import { loadReferAndEarn } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/refer-and-earn',
  cache: 'personal',
  load: loadReferAndEarn,
  head: referAndEarnHead,
  view,
})

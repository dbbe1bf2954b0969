import { definePage } from '../../definePage.ts'
import { thirdPartyCreditsHead } from './head.ts'
import { loadThirdPartyCredits } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/credits',
  cache: 'public',
  load: loadThirdPartyCredits,
  head: thirdPartyCreditsHead,
  view,
})

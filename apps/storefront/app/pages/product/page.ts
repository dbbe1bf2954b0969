import { definePage } from '../../definePage.ts'
import { isCampaignUrl } from '../../isCampaignUrl.ts'
import { productHead } from './head.ts'
import { loadProduct } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/p/:type/:slug',
  cache: 'public',
  cacheVariant: (url) => (isCampaignUrl(url) ? 'marketed' : ''),
  load: loadProduct,
  head: productHead,
  // A gift that is personalised: the store's own editor, or that of another site.
  frames: ({ product: { personalised } }) =>
    personalised ? [personalised.customiser ? new URL(personalised.customiser).origin : "'self'"] : [],
  view,
})

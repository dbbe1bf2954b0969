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
  // The page of a personalised gift embeds a customiser in an iframe: the store's own or a third party's.
  frames: ({ product: { personalised } }) =>
    personalised ? [personalised.customiser ? new URL(personalised.customiser).origin : "'self'"] : [],
  view,
})

import { definePage } from '../../definePage.ts'
import { checkoutHead } from './head.ts'
import { loadCheckout } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/checkout',
  cache: 'personal',
  load: loadCheckout,
  head: checkoutHead,
  view,
})

import { definePage } from '../../definePage.ts'
import { orderLookupHead } from './head.ts'
import { loadOrderLookup } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/orders/lookup',
  cache: 'personal',
  load: loadOrderLookup,
  head: orderLookupHead,
  view,
})

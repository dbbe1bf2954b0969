import { definePage } from '../../definePage.ts'
import { ordersHead } from './head.ts'
import { loadOrders } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/account/orders',
  cache: 'personal',
  load: loadOrders,
  head: ordersHead,
  view,
})
